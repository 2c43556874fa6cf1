import {
  adresseEnLigne,
  afficherNumero,
  formatFrDate,
  LABEL_NON_RENSEIGNE,
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_ETIQUETTE_ENERGIE,
  LABELS_JUSTIFICATIF_MANDAT,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_PETIT_SYNDICAT,
  LABELS_TYPE_CHAUFFAGE,
  type Adresse,
  type Arrete,
  type BlocDeclaration,
  type ImmatCopropriete,
  type Parcelle,
} from '@registre/domain'
import { ecrireEntier } from './entiers.ts'
import { LIBELLES } from './libelles.ts'
import { referenceParcelle } from './parcelles.ts'

const LABELS: Readonly<Record<string, string>> = {
  ...LABELS_JUSTIFICATIF_MANDAT,
  ...LABELS_TYPE_CHAUFFAGE,
  ...LABELS_ENERGIE_CHAUFFAGE,
  ...LABELS_PERIODE_CONSTRUCTION,
  ...LABELS_PETIT_SYNDICAT,
}
const MONTANTS: ReadonlySet<string> = new Set([
  'chargesOperationsCourantes',
  'chargesOperationsExceptionnelles',
  'montantDettes',
  'montantImpayesCoproprietaires',
  'montantFondTravaux',
])

const estAdresse = (v: object): v is Adresse => 'numeroVoie' in v
const estParcelle = (v: object): v is Parcelle => 'section' in v
const estArrete = (v: object): v is Arrete => 'dateArrete' in v

const arreteLisible = (a: Arrete): string =>
  a.dateArrete === null
    ? ''
    : `arrêté du ${formatFrDate(a.dateArrete)}${a.dateMainLevee === null ? '' : `, mainlevée le ${formatFrDate(a.dateMainLevee)}`}`

const objetLisible = (v: object): string => {
  if (estAdresse(v)) return `${adresseEnLigne(v)}${v.geolocalisee ? '' : ' (non géolocalisée)'}`
  if (estParcelle(v)) return `${referenceParcelle(v)}${v.geolocalisee ? '' : ' (non géolocalisée)'}`
  if (estArrete(v)) return arreteLisible(v)
  return Object.entries(v)
    .map(([cle, n]: [string, unknown]) => {
      const etiquette = Object.entries(LABELS_ETIQUETTE_ENERGIE).find(([k]) => k === cle)?.[1]
      if (etiquette !== undefined) return Number(n) > 0 ? `${etiquette} : ${String(n)}` : ''
      return typeof n === 'string'
        ? `${cle === 'dateFinMission' ? 'fin de mission le' : 'le'} ${formatFrDate(n)}`
        : ''
    })
    .filter((t) => t !== '')
    .join(', ')
}

/**
 * A declared value as a person reads it; `Non renseigné` when empty. Takes its field name and its
 * value in the domain's form.
 */
export const valeurLisible = (champ: string, valeur: unknown): string => {
  if (typeof valeur === 'boolean') {
    if (champ === 'syndicatPrincipal') return valeur ? 'Syndicat principal' : 'Syndicat secondaire'
    return valeur ? 'Oui' : 'Non'
  }
  if (typeof valeur === 'number')
    return champ === 'anneeConstruction'
      ? String(valeur)
      : `${ecrireEntier(valeur)}${MONTANTS.has(champ) ? ' €' : ''}`
  if (Array.isArray(valeur)) {
    const lignes = valeur
      .map((v: unknown) => valeurLisible(champ, v))
      .filter((t) => t !== '' && t !== LABEL_NON_RENSEIGNE)
    return lignes.length === 0 ? LABEL_NON_RENSEIGNE : lignes.join(' ; ')
  }
  if (typeof valeur === 'object' && valeur !== null)
    return objetLisible(valeur) || LABEL_NON_RENSEIGNE
  if (typeof valeur !== 'string' || valeur === '') return LABEL_NON_RENSEIGNE
  if (/^\d{4}-\d{2}-\d{2}$/.test(valeur)) return formatFrDate(valeur)
  return (
    LABELS[valeur] ?? (champ.startsWith('numImmatriculation') ? afficherNumero(valeur) : valeur)
  )
}

/** Fields that say nothing to a reader. */
const MASQUES = ['dateTeleversement', 'idDocument', 'numImmatriculationCopropriete']

/**
 * The fields of a block that are worth reading, given what it says: no mandate proof when there is
 * none, no order that does not exist.
 */
export const champsLisibles = <B extends BlocDeclaration>(
  bloc: B,
  contenu: ImmatCopropriete,
): (keyof ImmatCopropriete[B] & string)[] => {
  const {
    infoRattachement: r,
    identification: i,
    procedures: p,
    donneesFinancieres: d,
    donneesTechniques: t,
  } = contenu
  const absents = new Set<string>([
    ...MASQUES,
    ...(r.justifMandat ? [] : ['typeJustifMandat', 'nomFichierJustifMandat']),
    ...(i.syndicatPrincipal ? ['numImmatriculationCoproprietePrincipale'] : []),
    ...(p.flagEquipementsCom ? ['flagEquipementsCom'] : ['arreteEquipements']),
    ...(p.flagInsalubritePartiesCom ? ['flagInsalubritePartiesCom'] : ['arreteInsalubriteParties']),
    ...(p.flagPerilPartiesCom ? ['flagPerilPartiesCom'] : ['arretePerilParties']),
    ...(p.flagSecuriteInsalubritePartiesCom
      ? ['flagSecuriteInsalubritePartiesCom']
      : ['arreteSecuriteInsalubriteParties']),
    ...(p.flagMandatAdhoc ? ['flagMandatAdhoc'] : ['mandatAdHoc']),
    ...(p.flagOrdonnanceCarence ? ['flagOrdonnanceCarence'] : ['ordonnanceCarence']),
    ...(d.donneesFinancieresInconnues
      ? Object.keys(d).filter(
          (k) => k !== 'donneesFinancieresInconnues' && k !== 'presenceEmployes',
        )
      : []),
    ...(d.petitSyndicat
      ? ['montantImpayesCoproprietaires', 'nbCoproprietairesImpayes']
      : ['petitSyndicat']),
    ...(t.typeChauffage === 'COLLECTIF' || t.typeChauffage === 'MIXTE'
      ? []
      : ['chauffageCollectifUrbain', 'energieChauffageCollectifNonUrbain']),
    ...(t.chauffageCollectifUrbain ? ['energieChauffageCollectifNonUrbain'] : []),
    ...(t.ppt ? [] : ['pptDate', ...(t.batiments ? [] : ['pptInscritAG'])]),
    // The buildings are shown by themselves, with what is deduced of them.
    'batiments',
    ...(t.batiments
      ? ['anneeConstruction', 'chauffageCollectifUrbain', 'energieChauffageCollectifNonUrbain']
      : []),
  ])
  return (Object.keys(LIBELLES[bloc]) as (keyof ImmatCopropriete[B] & string)[]).filter(
    (champ) => !absents.has(champ),
  )
}
