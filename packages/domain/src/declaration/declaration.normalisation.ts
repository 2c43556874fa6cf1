import { normaliserNumero } from '../copropriete/numero.ts'
import { siConnu } from '../kernel/inconnu.ts'
import { comptesDesBatiments } from './batiment.ts'
import { lireBatiments } from './batiment.normalisation.ts'
import {
  ENERGIES_CHAUFFAGE,
  ETIQUETTES_ENERGIE,
  PERIODES_CONSTRUCTION,
  PETITS_SYNDICATS,
  TYPES_CHAUFFAGE,
  TYPES_JUSTIFICATIF_MANDAT,
} from './declaration.enums.ts'
import type { EtiquetteEnergie, TypeArrete } from './declaration.enums.ts'
import type {
  Adresse,
  Arrete,
  DonneesFinancieres,
  DonneesTechniques,
  Identification,
  ImmatCopropriete,
  InfoRattachement,
  Parcelle,
  Procedures,
} from './declaration.types.ts'
import {
  drapeau,
  jour,
  liste,
  nombre,
  nombreOuZero,
  type Objet,
  objet,
  parmi,
  texte,
} from './lire-valeurs.ts'

/** A name, or nothing where what is typed stands for nothing. */
const nom = (valeur: unknown): string => siConnu(texte(valeur))

const adresse = (valeur: unknown): Adresse | null => {
  const a = objet(valeur)
  const lue: Adresse = {
    numeroVoie: texte(a['numeroVoie']),
    voie: texte(a['voie']),
    codePostal: texte(a['codePostal']),
    commune: nom(a['commune']),
    codeInsee: texte(a['codeInsee']).toUpperCase(),
    idBan: texte(a['idBan']),
    longitude: nombre(a['longitude']),
    latitude: nombre(a['latitude']),
    geolocalisee: drapeau(a['geolocalisee']),
  }
  return lue.voie === '' && lue.commune === '' && lue.codePostal === '' ? null : lue
}

/**
 * Prefix on three digits; the section without the zero that the land register puts before a single
 * letter.
 */
const parcelle = (valeur: unknown): Parcelle => {
  const p = objet(valeur)
  return {
    codePostal: texte(p['codePostal']),
    commune: nom(p['commune']),
    communeAbsorbee: nom(p['communeAbsorbee']),
    codeInsee: texte(p['codeInsee']).toUpperCase(),
    prefixe: texte(p['prefixe']).padStart(3, '0'),
    section: texte(p['section'])
      .toUpperCase()
      .replace(/^0(?=[A-Z]$)/, ''),
    numero: texte(p['numero']),
    geolocalisee: drapeau(p['geolocalisee']),
  }
}

const arrete = (type: TypeArrete, valeur: unknown): Arrete => ({
  type,
  dateArrete: jour(objet(valeur)['dateArrete']),
  dateMainLevee: jour(objet(valeur)['dateMainLevee']),
})

const present = <T>(valeur: unknown, lire: (valeur: unknown) => T): T | null =>
  typeof valeur === 'object' && valeur !== null ? lire(valeur) : null

const infoRattachement = (r: Objet): InfoRattachement => ({
  adminProvisoire: drapeau(r['adminProvisoire']),
  dateDebutMandat: jour(r['dateDebutMandat']),
  dateFinMandat: jour(r['dateFinMandat']),
  dateTeleversement: jour(r['dateTeleversement']),
  idDocument: texte(r['idDocument']) || null,
  justifMandat: drapeau(r['justifMandat'], true),
  nomFichierJustifMandat: texte(r['nomFichierJustifMandat']),
  typeJustifMandat: parmi(TYPES_JUSTIFICATIF_MANDAT, r['typeJustifMandat']),
})

/** 0 or 1 lot, and 0 housing, office or commerce lot, are values that nobody has filled. */
const identification = (i: Objet): Identification => {
  const nbLots = nombre(i['nbLots'])
  const principale = texte(i['numImmatriculationCoproprietePrincipale'])
  const propre = texte(i['numImmatriculationCopropriete'])
  return {
    adressePrincipale: adresse(i['adressePrincipale']),
    adresseSecondaire: liste(i['adresseSecondaire']).flatMap((a) => adresse(a) ?? []),
    dateReglementCopropriete: jour(i['dateReglementCopropriete']),
    nbAful: nombreOuZero(i['nbAful']),
    nbAsl: nombreOuZero(i['nbAsl']),
    nbLots: nbLots === 0 || nbLots === 1 ? null : nbLots,
    nbLotsHab: nombre(i['nbLotsHab']),
    nbLotsHabBurCom: nombre(i['nbLotsHabBurCom']) || null,
    nbLotsStationnement: nombre(i['nbLotsStationnement']),
    nbUnionsSyndicats: nombreOuZero(i['nbUnionsSyndicats']),
    nomCopropriete: nom(i['nomCopropriete']),
    numImmatriculationCopropriete: normaliserNumero(propre) ?? propre,
    numImmatriculationCoproprietePrincipale: normaliserNumero(principale) ?? principale,
    parcelle: liste(i['parcelle']).map(parcelle),
    residenceService: drapeau(i['residenceService']),
    siret: texte(i['siret']).replaceAll(/\s/g, ''),
    syndicatCooperatif: drapeau(i['syndicatCooperatif']),
    syndicatPrincipal: drapeau(i['syndicatPrincipal'], true),
  }
}

/** An empty security or insalubrity list gets one blank entry, ready to be filled. */
const procedures = (p: Objet): Procedures => {
  const securite = liste(p['arreteSecuriteInsalubriteParties'])
  return {
    flagEquipementsCom: drapeau(p['flagEquipementsCom']),
    flagInsalubritePartiesCom: drapeau(p['flagInsalubritePartiesCom']),
    flagMandatAdhoc: drapeau(p['flagMandatAdhoc']),
    flagOrdonnanceCarence: drapeau(p['flagOrdonnanceCarence']),
    flagPerilPartiesCom: drapeau(p['flagPerilPartiesCom']),
    flagSecuriteInsalubritePartiesCom: drapeau(p['flagSecuriteInsalubritePartiesCom']),
    arreteEquipements: present(p['arreteEquipements'], (a) => arrete('EQUIPEMENTS', a)),
    arreteInsalubriteParties: present(p['arreteInsalubriteParties'], (a) =>
      arrete('INSALUBRITE', a),
    ),
    arretePerilParties: present(p['arretePerilParties'], (a) => arrete('PERIL', a)),
    arreteSecuriteInsalubriteParties: (securite.length > 0 ? securite : [{}]).map((a) =>
      arrete('SECURITE_TR_INSALUBRITE', a),
    ),
    mandatAdHoc: present(p['mandatAdHoc'], (m) => ({
      dateNomination: jour(objet(m)['dateNomination']),
      dateFinMission: jour(objet(m)['dateFinMission']),
    })),
    ordonnanceCarence: present(p['ordonnanceCarence'], (o) => ({
      dateOrdonnance: jour(objet(o)['dateOrdonnance']),
    })),
  }
}

const chiffres = (d: Objet): DonneesFinancieres => ({
  donneesFinancieresInconnues: drapeau(d['donneesFinancieresInconnues']),
  premierExerciceComptable: drapeau(d['premierExerciceComptable']),
  comptesNonApprouves: drapeau(d['comptesNonApprouves']),
  dateDebutExercice: jour(d['dateDebutExercice']),
  dateClotureComptes: jour(d['dateClotureComptes']),
  dateAg: jour(d['dateAg']),
  chargesOperationsCourantes: nombre(d['chargesOperationsCourantes']),
  chargesOperationsExceptionnelles: nombre(d['chargesOperationsExceptionnelles']),
  montantDettes: nombre(d['montantDettes']),
  montantImpayesCoproprietaires: nombre(d['montantImpayesCoproprietaires']),
  nbCoproprietairesImpayes: nombre(d['nbCoproprietairesImpayes']),
  montantFondTravaux: nombre(d['montantFondTravaux']),
  presenceEmployes: drapeau(d['presenceEmployes']),
})

/** A small syndicate says nothing of debtors and arrears: it is not asked. */
const donneesFinancieres = (d: Objet): DonneesFinancieres => {
  const petitSyndicat = parmi(PETITS_SYNDICATS, d['petitSyndicat'])
  return petitSyndicat === null
    ? chiffres(d)
    : {
        ...chiffres(d),
        petitSyndicat,
        montantImpayesCoproprietaires: null,
        nbCoproprietairesImpayes: null,
      }
}

const classement = (c: Objet): Record<EtiquetteEnergie, number> => ({
  ETIQ_A: 0,
  ETIQ_B: 0,
  ETIQ_C: 0,
  ETIQ_D: 0,
  ETIQ_E: 0,
  ETIQ_F: 0,
  ETIQ_G: 0,
  ETIQ_NON_DETERMINE: 0,
  ...Object.fromEntries(
    ETIQUETTES_ENERGIE.map((etiquette) => [etiquette, nombreOuZero(c[etiquette])]),
  ),
})

const comptees = (t: Objet): DonneesTechniques => ({
  nbBatimentsTotal: nombreOuZero(t['nbBatimentsTotal']),
  nbAscenseurs: nombreOuZero(t['nbAscenseurs']),
  periodeConstruction: parmi(PERIODES_CONSTRUCTION, t['periodeConstruction']),
  anneeConstruction: nombre(t['anneeConstruction']),
  typeChauffage: parmi(TYPES_CHAUFFAGE, t['typeChauffage']),
  chauffageCollectifUrbain: drapeau(t['chauffageCollectifUrbain']),
  energieChauffageCollectifNonUrbain: parmi(
    ENERGIES_CHAUFFAGE,
    t['energieChauffageCollectifNonUrbain'],
  ),
  classementEnergetiqueComplet: classement(objet(t['classementEnergetiqueComplet'])),
  ppt: drapeau(t['ppt']),
  pptDate: jour(t['pptDate']),
  pptInscritAG: drapeau(t['pptInscritAG']),
})

/** Where the buildings are listed, the figures of the whole are theirs: nobody types them. */
const donneesTechniques = (t: Objet): DonneesTechniques => {
  if (!Array.isArray(t['batiments'])) return comptees(t)
  const batiments = lireBatiments(t['batiments'])
  return { ...comptees(t), ...comptesDesBatiments(batiments), batiments }
}

/**
 * Reads any declared content into the five blocks, complete: what is missing or unreadable becomes
 * empty (specification 1, section 3, "Normalisation rules"). Applying it twice changes nothing.
 * Never throws.
 */
export const normaliser = (contenu: unknown): ImmatCopropriete => {
  const c = objet(contenu)
  return {
    infoRattachement: infoRattachement(objet(c['infoRattachement'])),
    identification: identification(objet(c['identification'])),
    procedures: procedures(objet(c['procedures'])),
    donneesFinancieres: donneesFinancieres(objet(c['donneesFinancieres'])),
    donneesTechniques: donneesTechniques(objet(c['donneesTechniques'])),
  }
}

/** A blank declaration. */
export const contenuVide = (): ImmatCopropriete => normaliser({})
