import { normaliserNumero } from '../copropriete/numero.ts'
import { CATALOGUE } from '../declaration/catalogue.ts'
import type { ContexteDeclaration } from '../declaration/contexte.ts'
import { PERIODES_CONSTRUCTION } from '../declaration/declaration.enums.ts'
import { contenuVide } from '../declaration/declaration.normalisation.ts'
import type { Adresse, ImmatCopropriete, Parcelle } from '../declaration/declaration.types.ts'
import { estSiret, normaliserSiret } from '../identifiants/siret.ts'
import { addDays, type IsoDate, parseFrDate } from '../kernel/dates.ts'
import { runRules } from '../kernel/rules.ts'
import type { ColonnePublique } from './colonnes.ts'

/** One row of a published file, read and checked. */
export interface LigneRnic {
  numero: string
  dateImmatriculation: IsoDate
  dateMaj: IsoDate
  typeSyndic: 'PRO' | 'NON_PRO' | null
  /** Of a firm alone: a volunteer's name is never read. */
  syndic: { raisonSociale: string; siret: string; codeApe: string; commune: string } | null
  mandat: { debut: IsoDate; fin: IsoDate; etat: 'EN_COURS' | 'A_VENIR' | 'EXPIRE' } | null
  codeInsee: string
  /** The reference address as the file writes it. */
  adresse: string
  contenu: ImmatCopropriete
}

export interface Constat {
  colonne: ColonnePublique
  valeur: string
  motif: string
}
export interface LectureRnic {
  /** Null when the row is refused. */
  ligne: LigneRnic | null
  refus: readonly Constat[]
  /** What was left out or mended in a row that is taken. */
  remarques: readonly Constat[]
}

export interface ContexteRnic {
  aujourdhui: IsoDate
  /** Code of the commune, when it is one of the official division. */
  communeConnue(code: string): boolean
}

const REGLES = CATALOGUE.filter((r) => r.bloc === 'identification' && r.code !== 'ID-PARCELLE')
/** Which column a rule of the identification speaks of. */
const COLONNE_DU_CHAMP: Readonly<Record<string, ColonnePublique>> = {
  adressePrincipale: 'adresse_reference',
  nomCopropriete: 'nom_usage_copropriete',
  dateReglementCopropriete: 'date_reglement_copropriete',
  nbLots: 'nombre_total_lots',
  nbLotsHabBurCom: 'nombre_lots_habitation_bureaux_commerces',
  nbLotsHab: 'nombre_lots_habitation',
  nbLotsStationnement: 'nombre_lots_stationnement',
  nbAsl: 'nombre_asl',
  nbAful: 'nombre_aful',
  nbUnionsSyndicats: 'nombre_unions_syndicats',
  numImmatriculationCoproprietePrincipale: 'numero_immatriculation_syndicat_principal',
}
const colonneDe = (champ: string): ColonnePublique =>
  COLONNE_DU_CHAMP[champ] ??
  (champ.startsWith('parcelle') ? 'reference_cadastrale_1' : 'numero_immatriculation')

/**
 * Communes of Paris, Lyon and Marseille, whose parcels were published under the whole city: the
 * arrondissement is in the prefix.
 */
const VILLES_A_ARRONDISSEMENTS: ReadonlySet<string> = new Set(['75056', '69123', '13055'])

const NUMERO_ET_VOIE = /^(\d+(?:bis|ter|quater|[a-z])?)\s+(.+)$/i
const ADRESSE_EN_LIGNE = /^(.*?)\s*\b(\d{5})\s+(\D.*)$/

interface Lecteur {
  texte(colonne: ColonnePublique): string
  jour(colonne: ColonnePublique): IsoDate | null
  entier(colonne: ColonnePublique): number | null
  decimal(colonne: ColonnePublique): number | null
  refuser(colonne: ColonnePublique, motif: string): void
  remarquer(colonne: ColonnePublique, motif: string): void
}

/**
 * A cell as text: « non connu » is nothing, and the apostrophe that keeps a spreadsheet from
 * running it goes.
 */
const nettoyer = (brut: string): string => {
  const texte = brut.trim()
  return /^non\s+connue?$/i.test(texte) ? '' : texte.replace(/^'(?=[=+\-@\t\r])/, '')
}

const lecteur = (
  cellule: (colonne: ColonnePublique) => string,
  refus: Constat[],
  remarques: Constat[],
): Lecteur => {
  const texte = (colonne: ColonnePublique): string => nettoyer(cellule(colonne))
  const noter = (liste: Constat[]) => (colonne: ColonnePublique, motif: string) =>
    void liste.push({
      colonne,
      valeur: colonne === 'identification_representant_legal' ? '' : cellule(colonne),
      motif,
    })
  const refuser = noter(refus)
  return {
    texte,
    refuser,
    remarquer: noter(remarques),
    jour: (colonne) => {
      const t = texte(colonne)
      if (t === '') return null
      const jour = /^\d{4}-\d\d-\d\d$/.test(t)
        ? parseFrDate(t.split('-').toReversed().join('/'))
        : parseFrDate(t)
      if (jour === null) refuser(colonne, 'Cette date n’existe pas ; une date s’écrit jj/mm/aaaa.')
      return jour
    },
    entier: (colonne) => {
      const t = texte(colonne)
      if (t === '') return null
      if (/^\d{1,9}(?:\.0+)?$/.test(t)) return Number.parseInt(t, 10)
      refuser(colonne, 'Un nombre entier est attendu.')
      return null
    },
    decimal: (colonne) => {
      const t = texte(colonne).replace(',', '.')
      if (t === '') return null
      if (/^-?\d{1,3}(?:\.\d+)?(?:e-\d+)?$/.test(t)) return Number(t)
      refuser(colonne, 'Un nombre est attendu.')
      return null
    },
  }
}

const lireParcelle = (
  l: Lecteur,
  rang: 1 | 2 | 3,
  { communeConnue }: ContexteRnic,
): Parcelle | null => {
  const reference = l.texte(`reference_cadastrale_${rang}`).replaceAll(/\s/g, '')
  const morceaux = [
    `code_insee_parcelle_${rang}`,
    `prefixe_parcelle_${rang}`,
    `section_parcelle_${rang}`,
    `numero_parcelle_${rang}`,
  ] as const
  const [code, prefixe, section, numero] = /^[\dAB]{5}\d{3}.{2}\d{4}$/i.test(reference)
    ? [reference.slice(0, 5), reference.slice(5, 8), reference.slice(8, 10), reference.slice(10)]
    : morceaux.map((m) => l.texte(m))
  if (!code || !section || !numero) {
    if (reference !== '')
      l.remarquer(
        `reference_cadastrale_${rang}`,
        'Cette référence cadastrale ne peut pas être lue : la parcelle n’est pas reprise.',
      )
    return null
  }
  const arrondissement = VILLES_A_ARRONDISSEMENTS.has(code) ? `${code.slice(0, 2)}${prefixe}` : ''
  const [codeInsee, suite] =
    arrondissement !== '' && communeConnue(arrondissement)
      ? [arrondissement, '000']
      : [code.toUpperCase(), prefixe || '000']
  return {
    codePostal: '',
    commune: l.texte('commune_adresse'),
    communeAbsorbee: '',
    codeInsee,
    prefixe: suite,
    section: section.toUpperCase().replace(/^0(?=[A-Z])/, ''),
    numero,
    geolocalisee: true,
  }
}

const complementaire = (texte: string, codeInsee: string): Adresse => {
  const [, voie = texte, codePostal = '', commune = ''] = ADRESSE_EN_LIGNE.exec(texte) ?? []
  return {
    numeroVoie: '',
    voie,
    codePostal,
    commune,
    codeInsee,
    idBan: '',
    longitude: null,
    latitude: null,
    geolocalisee: false,
  }
}

/**
 * The commune, wherever a generation of the file holds its code: the official column once held a
 * postal code.
 */
const lireCommune = (l: Lecteur, { communeConnue }: ContexteRnic): string => {
  const colonnes = [
    'code_officiel_arrondissement_commune',
    'code_officiel_commune',
    'commune',
    'code_insee_parcelle_1',
  ] as const
  const codes = colonnes.map((c) => l.texte(c).toUpperCase())
  const trouve = codes.find((code) => communeConnue(code)) ?? ''
  if (trouve === '')
    l.refuser('code_officiel_commune', 'Aucune colonne ne donne le code officiel d’une commune.')
  else if (codes[1] !== '' && codes[1] === l.texte('code_postal_adresse') && codes[1] !== trouve)
    l.remarquer(
      'code_officiel_commune',
      'Cette colonne porte un code postal : la commune est lue ailleurs.',
    )
  return trouve
}

const lireSyndic = (l: Lecteur): Pick<LigneRnic, 'typeSyndic' | 'syndic'> => {
  const type = l.texte('type_syndic').toLowerCase()
  if (type.startsWith('b')) return { typeSyndic: 'NON_PRO', syndic: null }
  if (!type.startsWith('pro')) return { typeSyndic: null, syndic: null }
  const [raisonSociale, siret] = [
    l.texte('raison_sociale_representant_legal'),
    normaliserSiret(l.texte('siret_representant_legal')),
  ]
  if (siret !== '' && !estSiret(siret))
    l.refuser(
      'siret_representant_legal',
      'Le numéro SIRET comporte 14 chiffres et une clé de contrôle valide.',
    )
  if (siret === '' && raisonSociale === '') {
    l.remarquer(
      'type_syndic',
      'Syndic professionnel sans SIRET ni raison sociale : la copropriété est reprise sans syndic.',
    )
    return { typeSyndic: null, syndic: null }
  }
  return {
    typeSyndic: 'PRO',
    syndic: {
      raisonSociale,
      siret,
      codeApe: l.texte('code_ape').slice(0, 6),
      commune: l.texte('commune_representant_legal'),
    },
  }
}

const UN_AN = 364
const lireMandat = (
  l: Lecteur,
  aujourdhui: IsoDate,
  typeSyndic: LigneRnic['typeSyndic'],
): LigneRnic['mandat'] => {
  const fin = l.jour('date_fin_dernier_mandat')
  if (fin === null) return null
  if (typeSyndic === null) {
    l.remarquer(
      'date_fin_dernier_mandat',
      'Le représentant légal n’est pas connu : son mandat n’est pas repris.',
    )
    return null
  }
  const usuel = addDays(fin, -UN_AN)
  if (fin < aujourdhui) return { debut: usuel, fin, etat: 'EXPIRE' }
  const demain = addDays(aujourdhui, 1)
  if (/à venir/i.test(l.texte('mandat_en_cours')))
    return { debut: usuel > demain ? usuel : demain < fin ? demain : fin, fin, etat: 'A_VENIR' }
  return { debut: usuel < aujourdhui ? usuel : aujourdhui, fin, etat: 'EN_COURS' }
}

const lireContenu = (l: Lecteur, codeInsee: string, contexte: ContexteRnic): ImmatCopropriete => {
  const vide = contenuVide()
  const rue = l.texte('numero_voie_adresse')
  const [, numeroVoie = '', voie = rue] = NUMERO_ET_VOIE.exec(rue) ?? []
  const [longitude, latitude] = [l.decimal('longitude'), l.decimal('latitude')]
  const adresse: Adresse = {
    numeroVoie,
    voie,
    codePostal: l.texte('code_postal_adresse'),
    commune: l.texte('commune_adresse'),
    codeInsee,
    idBan: '',
    longitude,
    latitude,
    geolocalisee: longitude !== null && latitude !== null,
  }
  const parcelle = ([1, 2, 3] as const).flatMap((rang) => lireParcelle(l, rang, contexte) ?? [])
  if (parcelle.length === 0)
    l.remarquer('reference_cadastrale_1', 'Aucune parcelle : la copropriété est reprise sans elle.')
  for (const colonne of ['nombre_parcelles', 'nombre_adresses_complementaires'] as const)
    if ((l.entier(colonne) ?? 0) > 3)
      l.remarquer(colonne, 'Le fichier n’en détaille que trois : les autres ne sont pas reprises.')
  const secondaires = [
    l.texte('adresse_complementaire_1'),
    l.texte('adresse_complementaire_2'),
    l.texte('adresse_complementaire_3'),
  ].filter((t) => t !== '')
  const periode = l.texte('periode_construction')
  const periodeConstruction =
    PERIODES_CONSTRUCTION.find((p) => p === periode) ??
    (periode === 'A_COMPTER_DE_2011' ? 'APRES_2011' : null)
  if (periode !== '' && periodeConstruction === null)
    l.remarquer('periode_construction', 'Période inconnue : elle n’est pas reprise.')
  return {
    ...vide,
    identification: {
      ...vide.identification,
      adressePrincipale: adresse,
      adresseSecondaire: secondaires.map((t) => complementaire(t, codeInsee)),
      dateReglementCopropriete: l.jour('date_reglement_copropriete'),
      nbAsl: l.entier('nombre_asl') ?? 0,
      nbAful: l.entier('nombre_aful') ?? 0,
      nbUnionsSyndicats: l.entier('nombre_unions_syndicats') ?? 0,
      nbLots: l.entier('nombre_total_lots'),
      nbLotsHabBurCom: l.entier('nombre_lots_habitation_bureaux_commerces'),
      nbLotsHab: l.entier('nombre_lots_habitation'),
      nbLotsStationnement: l.entier('nombre_lots_stationnement'),
      nomCopropriete: l.texte('nom_usage_copropriete'),
      numImmatriculationCoproprietePrincipale: l
        .texte('numero_immatriculation_syndicat_principal')
        .replaceAll('-', ''),
      parcelle,
      residenceService: /^oui/i.test(l.texte('residence_service')),
      syndicatCooperatif: /^oui/i.test(l.texte('syndicat_cooperatif')),
      syndicatPrincipal: !/secondaire/i.test(l.texte('syndicat_principal_ou_secondaire')),
    },
    donneesFinancieres: { ...vide.donneesFinancieres, donneesFinancieresInconnues: true },
    donneesTechniques: { ...vide.donneesTechniques, periodeConstruction },
  }
}

/**
 * Reads one row of a published file, of either generation, and checks it: its own shape, then the
 * rules of the identification that a
 * registered co-ownership must hold. Gives the row, or why it is refused; never a volunteer's name.
 */
export const lireLigneRnic = (
  cellule: (colonne: ColonnePublique) => string,
  contexte: ContexteRnic,
): LectureRnic => {
  const [refus, remarques]: [Constat[], Constat[]] = [[], []]
  const l = lecteur(cellule, refus, remarques)
  const numero = normaliserNumero(l.texte('numero_immatriculation'))
  if (numero === null)
    l.refuser(
      'numero_immatriculation',
      'Un numéro d’immatriculation comporte 2 lettres et 7 chiffres.',
    )
  const dateImmatriculation = l.jour('date_immatriculation')
  if (dateImmatriculation === null && l.texte('date_immatriculation') === '')
    l.refuser('date_immatriculation', 'La date d’immatriculation manque.')
  const codeInsee = lireCommune(l, contexte)
  const { typeSyndic, syndic } = lireSyndic(l)
  const mandat = lireMandat(l, contexte.aujourdhui, typeSyndic)
  const dateMaj = l.jour('date_derniere_maj')
  const contenu = lireContenu(l, codeInsee, contexte)
  const faits: ContexteDeclaration = {
    aujourdhui: contexte.aujourdhui,
    typeImmat: 'DEFAULT',
    typeMaj: 'MODIFICATION_ADMIN',
    finMandatPrecedent: null,
    exercicePrecedent: null,
    confirmationsOffice: null,
  }
  for (const { champ, message } of runRules(
    REGLES,
    { contenu, contexte: faits },
    contexte.aujourdhui,
  ).erreurs)
    l.refuser(colonneDe(champ), message)
  if (refus.length > 0 || numero === null || dateImmatriculation === null)
    return { ligne: null, refus, remarques }
  const adresse = l.texte('adresse_reference')
  const ligne = {
    numero,
    dateImmatriculation,
    dateMaj: dateMaj ?? dateImmatriculation,
    typeSyndic,
    syndic,
    mandat,
    codeInsee,
    adresse,
    contenu,
  }
  return { ligne, refus, remarques }
}
