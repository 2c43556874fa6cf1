import {
  ANNEES_PERIODE,
  ENERGIES_CHAUFFAGE,
  ETIQUETTES_ENERGIE,
  PERIODES_CONSTRUCTION,
  addDays,
  addMonths,
  batimentsDuCompte,
  batimentRempli,
  batimentVide,
  chauffeEnCommun,
  contenuVide,
  jeuDeRegles,
  jeuDesDebiteurs,
  normaliser,
  parBatiment,
  type Adresse,
  type Batiment,
  type CodeJeu,
  type DonneesFinancieres,
  type DonneesTechniques,
  type ImmatCopropriete,
  type IsoDate,
  type Parcelle,
  type TypeImmatriculation,
} from '@registre/domain'
import { random, type Random } from './hasard.ts'

export interface OptionsContenu {
  /** The regulation is no younger: it comes before what registers it. */
  reglementAuPlusTard?: IsoDate
  aujourdhui: IsoDate
  typeImmat: TypeImmatriculation
  hasard: Random
  nom: string
  adresse: Adresse
  secondaires: readonly Adresse[]
  parcelles: readonly Parcelle[]
  lots: number
  /** The proof stored with the mandate; null: "pas de justificatif". */
  document: { id: string; nom: string } | null
  debutMandat: IsoDate
  finMandat: IsoDate
  /** Year of the last closed accounting period. */
  exercice: number
}

const ADRESSE: Adresse = {
  numeroVoie: '12',
  voie: 'Rue des Tilleuls',
  codePostal: '69003',
  commune: 'Lyon',
  codeInsee: '69123',
  idBan: '69383_6880_00012',
  longitude: 4.8506,
  latitude: 45.7597,
  geolocalisee: true,
}
const PARCELLE: Parcelle = {
  codePostal: '69003',
  commune: 'Lyon',
  communeAbsorbee: '',
  codeInsee: '69383',
  prefixe: '000',
  section: 'AB',
  numero: '0012',
  geolocalisee: true,
}

const finances = (
  r: Random,
  lots: number,
  exercice: number,
  inconnues: boolean,
): DonneesFinancieres => {
  const vides = contenuVide().donneesFinancieres
  if (inconnues) return { ...vides, donneesFinancieresInconnues: true }
  const charges = lots * r.int(600, 2400)
  const impayes = Math.round((charges * r.int(0, 9)) / 100)
  return {
    ...vides,
    dateDebutExercice: `${exercice}-01-01`,
    dateClotureComptes: `${exercice}-12-31`,
    dateAg: addDays(`${exercice + 1}-03-01`, r.int(0, 100)),
    chargesOperationsCourantes: charges,
    chargesOperationsExceptionnelles: r.chance(0.4) ? r.int(1, 40) * 500 : 0,
    montantDettes: Math.round((charges * r.int(0, 12)) / 100),
    montantImpayesCoproprietaires: impayes,
    // Each one counted owes more than 300 euros; below, nobody is.
    nbCoproprietairesImpayes: Math.min(
      Math.max(1, Math.round(lots * 0.06)),
      Math.floor(impayes / 301),
    ),
    montantFondTravaux: Math.round(charges * 0.05),
    presenceEmployes: lots > 60 && r.chance(0.5),
  }
}

const technique = (r: Random, lots: number, reglement: IsoDate): DonneesTechniques => {
  const vide = contenuVide().donneesTechniques
  const batiments = Math.max(1, Math.round(lots / 60))
  const anneeReglement = Number(reglement.slice(0, 4))
  const periodes = PERIODES_CONSTRUCTION.filter(
    (p) => (ANNEES_PERIODE[p]?.[0] ?? 0) <= anneeReglement,
  )
  const periode = r.pick(periodes)
  const bornes = ANNEES_PERIODE[periode]
  const typeChauffage = r.pick([
    'COLLECTIF',
    'INDIVIDUEL',
    'INDIVIDUEL',
    'MIXTE',
    'SANS_CHAUFFAGE',
  ] as const)
  const collectif = typeChauffage === 'COLLECTIF' || typeChauffage === 'MIXTE'
  const urbain = collectif && r.chance(0.2)
  const ppt = lots > 50 && r.chance(0.4)
  return {
    ...vide,
    nbBatimentsTotal: batiments,
    nbAscenseurs: lots > 20 ? batiments : 0,
    periodeConstruction: periode,
    anneeConstruction:
      bornes && r.chance(0.7)
        ? r.int(Math.max(1850, bornes[0]), Math.min(anneeReglement, bornes[1]))
        : null,
    typeChauffage,
    chauffageCollectifUrbain: urbain,
    energieChauffageCollectifNonUrbain: collectif && !urbain ? r.pick(ENERGIES_CHAUFFAGE) : null,
    classementEnergetiqueComplet: {
      ...vide.classementEnergetiqueComplet,
      [r.pick(ETIQUETTES_ENERGIE)]: batiments,
    },
    ppt,
    pptDate: ppt ? `2024-0${r.int(1, 9)}-15` : null,
    pptInscritAG: ppt && r.chance(0.5),
  }
}

/** A building of which everything that is asked is told. */
export const batimentValide = (aujourdhui: IsoDate, plus: Partial<Batiment> = {}): Batiment =>
  batimentRempli(
    {
      ...batimentVide('b1', 'Bâtiment A'),
      nbEtages: 4,
      periodeConstruction: 'NON_CONNUE',
      etiquette: 'ETIQ_NON_DETERMINE',
      typeChauffage: 'INDIVIDUEL',
      systemeChauffage: 'RADIATEURS_ELECTRIQUES',
      eauChaude: 'INDIVIDUELLE',
      systemeEauChaude: 'CHAUFFE_EAU_ELECTRIQUE',
      diagnosticStructurel: 'NON_REALISE',
      ...plus,
    },
    aujourdhui,
  )

/** What the counts say, completed with what every building has. */
const completer = (b: Batiment, aujourdhui: IsoDate): Batiment => {
  const dits = Object.fromEntries(Object.entries(b).filter(([, v]) => v !== null && v !== ''))
  const classe = b.etiquette !== null && b.etiquette !== 'ETIQ_NON_DETERMINE'
  return batimentValide(aujourdhui, {
    ...dits,
    ...(classe
      ? { sourceEtiquette: 'DPE_COLLECTIF', dateEtiquette: addMonths(aujourdhui, -18) }
      : {}),
    ...(b.typeChauffage === 'SANS_CHAUFFAGE' ? { systemeChauffage: null } : {}),
    ...(chauffeEnCommun(b) && b.systemeChauffage === null
      ? { systemeChauffage: 'CHAUDIERE', energieChauffage: b.energieChauffage ?? 'GAZ_NATUREL' }
      : {}),
  })
}

/** A content in the shape of the set of a day: the buildings counted, or each in full. */
export const contenuAuJour = (contenu: ImmatCopropriete, jour: IsoDate): ImmatCopropriete => {
  const { batiments, ...comptes } = contenu.donneesTechniques
  if (!parBatiment(jeuDeRegles(jour).code)) return { ...contenu, donneesTechniques: comptes }
  return normaliser({
    ...contenu,
    donneesTechniques: {
      ...comptes,
      batiments: (batiments ?? batimentsDuCompte(comptes)).map((b) => completer(b, jour)),
    },
  })
}

/** The columns that say of which set a declaration filed on a day is. */
export const jeuxAuJour = (
  contenu: ImmatCopropriete,
  jour: IsoDate,
): { jeu: CodeJeu; jeu_debiteurs: CodeJeu } => {
  const jeu = jeuDeRegles(jour).code
  const { dateClotureComptes } = contenu.donneesFinancieres
  return { jeu, jeu_debiteurs: jeuDesDebiteurs(jeu, dateClotureComptes) }
}

const reglement = (r: Random, type: TypeImmatriculation, aujourdhui: IsoDate): IsoDate =>
  type === 'INITIALE'
    ? addDays('2017-01-01', r.int(0, Math.max(1, Number(aujourdhui.slice(0, 4)) - 2018) * 365))
    : addDays('1955-01-01', r.int(0, 22_500))

/**
 * A declaration that holds every rule of the catalogue without a confirmation, by construction.
 * Same options and same draws, same content. The test beside it runs the catalogue over thousands
 * of draws.
 */
export const contenuValide = (
  options: Partial<OptionsContenu> & { aujourdhui: IsoDate },
): ImmatCopropriete => {
  const { aujourdhui, typeImmat = 'DEFAULT', hasard: r = random(1), adresse = ADRESSE } = options
  const lots = options.lots ?? 20
  const tire = reglement(r, typeImmat, aujourdhui)
  const { reglementAuPlusTard = tire } = options
  const jourReglement = tire < reglementAuPlusTard ? tire : reglementAuPlusTard
  const debut = options.debutMandat ?? addMonths(aujourdhui, -3)
  // Accounts are closed in December and approved by June.
  const exercice =
    options.exercice ?? Number(aujourdhui.slice(0, 4)) - (aujourdhui.slice(5) > '06-15' ? 1 : 2)
  const stationnement = Math.floor(lots * 0.3)
  const principaux = Math.max(1, lots - stationnement - (lots > 6 ? 2 : 0))
  const vide = contenuVide()
  const parNotaire = typeImmat !== 'DEFAULT'
  const contenu: ImmatCopropriete = {
    infoRattachement: parNotaire
      ? vide.infoRattachement
      : {
          ...vide.infoRattachement,
          dateDebutMandat: debut,
          dateFinMandat: options.finMandat ?? addDays(addMonths(debut, 12), -1),
          dateTeleversement: options.document ? aujourdhui : null,
          idDocument: options.document?.id ?? null,
          justifMandat: options.document != null,
          nomFichierJustifMandat: options.document?.nom ?? '',
          typeJustifMandat: options.document ? 'CONTRAT_SYNDIC' : null,
        },
    identification: {
      ...vide.identification,
      adressePrincipale: adresse,
      adresseSecondaire: [...(options.secondaires ?? [])],
      dateReglementCopropriete: jourReglement,
      nbLots: lots,
      nbLotsHab: Math.max(1, principaux - (principaux > 8 ? 2 : 0)),
      nbLotsHabBurCom: principaux,
      nbLotsStationnement: Math.min(stationnement, lots - principaux),
      nomCopropriete: options.nom ?? 'Résidence des Tilleuls',
      parcelle: [...(options.parcelles ?? [PARCELLE])],
      residenceService: r.chance(0.02),
    },
    procedures: vide.procedures,
    donneesFinancieres: finances(r, principaux, exercice, parNotaire),
    donneesTechniques: technique(r, lots, jourReglement),
  }
  return contenuAuJour(contenu, aujourdhui)
}
