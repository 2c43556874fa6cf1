import { PERIODES_CONSTRUCTION } from '../declaration/champs/listes.ts'
import { sectionValide } from '../declaration/lieux.ts'
import { contenuVide } from '../declaration/declaration.normalisation.ts'
import type { Adresse, ImmatCopropriete, Parcelle } from '../declaration/declaration.types.ts'
import { PERIODE_PUBLIEE } from './periodes-publiees.ts'
import type { ContexteRnic, Lecteur } from './lecteur-rnic.ts'

/**
 * Communes of Paris, Lyon and Marseille, whose parcels were published under the whole city: the
 * arrondissement is in the prefix.
 */
const VILLES_A_ARRONDISSEMENTS: ReadonlySet<string> = new Set(['75056', '69123', '13055'])

const NUMERO_ET_VOIE = /^(\d+(?:bis|ter|quater|[a-z])?)\s+(.+)$/i
const ADRESSE_EN_LIGNE = /^(.*?)\s*\b(\d{5})\s+(\D.*)$/

/** The parcel of a rank as the row writes it: its reference, else its pieces; null for none. */
const referenceDe = (l: Lecteur, rang: 1 | 2 | 3, codeInsee: string): string | null => {
  const colonne = `reference_cadastrale_${rang}` as const
  const reference = l.texte(colonne)
  // A zero that was lost is put back where the commune says so.
  const sure = l.sort(colonne) !== 'mendee' || reference.startsWith(codeInsee.slice(0, 2))
  if (reference !== '' && sure) return reference
  const [code, prefixe, section, numero] = [
    l.texte(`code_insee_parcelle_${rang}`),
    l.texte(`prefixe_parcelle_${rang}`),
    l.texte(`section_parcelle_${rang}`),
    l.texte(`numero_parcelle_${rang}`),
  ]
  if (code === '' || section === '' || numero === '') return null
  return `${code}${prefixe || '000'}${section.padStart(2, '0')}${numero}`
}

/** A section as people write it: the zero before one letter only fills the reference. */
const sectionDe = (reference: string): string =>
  reference
    .slice(8, 10)
    .toUpperCase()
    .replace(/^0(?=[A-Z])/, '')

const ILLISIBLE = 'Cette référence cadastrale ne peut pas être lue : la parcelle n’est pas reprise.'
const AILLEURS = 'Cette référence est lue des autres colonnes de la parcelle.'

const lireParcelle = (
  l: Lecteur,
  rang: 1 | 2 | 3,
  codeCommune: string,
  { commune }: ContexteRnic,
): Parcelle | null => {
  const colonne = `reference_cadastrale_${rang}` as const
  const reference = referenceDe(l, rang, codeCommune)
  if (
    reference === null ||
    !sectionValide({ codeInsee: reference.slice(0, 5), section: sectionDe(reference) })
  ) {
    if (l.sort(colonne) !== undefined) l.publier(colonne, '', ILLISIBLE)
    return null
  }
  if (reference !== l.texte(colonne)) l.publier(colonne, reference, AILLEURS)
  const [code, prefixe, section, numero] = [
    reference.slice(0, 5),
    reference.slice(5, 8),
    reference.slice(8, 10),
    reference.slice(10),
  ]
  for (const [morceau, texte] of [
    [`code_insee_parcelle_${rang}`, code],
    [`prefixe_parcelle_${rang}`, prefixe],
    [`section_parcelle_${rang}`, section],
    [`numero_parcelle_${rang}`, numero],
  ] as const)
    if (l.sort(morceau) === 'illisible') l.publier(morceau, texte, AILLEURS)
  const arrondissement = VILLES_A_ARRONDISSEMENTS.has(code) ? `${code.slice(0, 2)}${prefixe}` : ''
  const [codeInsee, suite] =
    arrondissement !== '' && commune(arrondissement)
      ? [arrondissement, '000']
      : [code.toUpperCase(), prefixe]
  return {
    codePostal: '',
    commune: communeDite(l, 'commune_adresse', codeCommune),
    communeAbsorbee: '',
    codeInsee,
    prefixe: suite,
    section: sectionDe(reference),
    numero,
    geolocalisee: true,
  }
}

const NONZA = { code: '2B178', codePostal: '20217' }
/**
 * A commune as the row names it. Forms that complete « non » wrote Nonza, a village of Corsica: it
 * is one where the place says so.
 */
const communeDite = (
  l: Lecteur,
  colonne: 'commune_adresse' | 'commune_representant_legal',
  codeInsee: string,
): string => {
  const nom = l.texte(colonne)
  if (!/^nonza$/i.test(nom)) return nom
  const vraie = codeInsee === NONZA.code || l.texte('code_postal_adresse') === NONZA.codePostal
  if (vraie) return nom
  l.publier(colonne, '', '« Nonza » est ici un « non » complété : la cellule est publiée vide.')
  return ''
}
/** The commune of the syndic, as the row names it. */
export const communeDuSyndic = (l: Lecteur, codeInsee: string): string =>
  communeDite(l, 'commune_representant_legal', codeInsee)

/** The postal code; a lost zero is put back where the commune of the row says so. */
const lireCodePostal = (l: Lecteur, codeInsee: string, { commune }: ContexteRnic): string => {
  const lu = l.texte('code_postal_adresse')
  const [, chiffres] = /^(\d{4})(?:\.0)?$/.exec(l.brut('code_postal_adresse')) ?? []
  if (lu !== '' || chiffres === undefined) return lu
  const code = `0${chiffres}`
  const sur =
    commune(codeInsee)?.codesPostaux.includes(code) || codeInsee.startsWith(code.slice(0, 2))
  if (!sur) return ''
  l.publier(
    'code_postal_adresse',
    code,
    'Le zéro du début manquait : il est remis, d’après la commune.',
  )
  return code
}

/** Both degrees, or none: one alone is no place. */
const lirePoint = (l: Lecteur): [number, number] | [null, null] => {
  const [longitude, latitude] = [l.nombre('longitude'), l.nombre('latitude')]
  if (longitude !== null && latitude !== null) return [longitude, latitude]
  for (const colonne of ['longitude', 'latitude'] as const)
    if (l.texte(colonne) !== '')
      l.publier(colonne, '', 'Sans l’autre coordonnée, celle-ci ne situe rien : publiée vide.')
  return [null, null]
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

/** What the row declares of the co-ownership. */
export const lireContenu = (
  l: Lecteur,
  codeInsee: string,
  contexte: ContexteRnic,
): ImmatCopropriete => {
  const vide = contenuVide()
  const rue = l.texte('numero_voie_adresse')
  const [, numeroVoie = '', voie = rue] = NUMERO_ET_VOIE.exec(rue) ?? []
  const [longitude, latitude] = lirePoint(l)
  const adresse: Adresse = {
    numeroVoie,
    voie,
    codePostal: lireCodePostal(l, codeInsee, contexte),
    commune: communeDite(l, 'commune_adresse', codeInsee),
    codeInsee,
    idBan: '',
    longitude,
    latitude,
    geolocalisee: longitude !== null && latitude !== null,
  }
  const parcelle = ([1, 2, 3] as const).flatMap(
    (rang) => lireParcelle(l, rang, codeInsee, contexte) ?? [],
  )
  if (parcelle.length === 0)
    l.remarquer('reference_cadastrale_1', 'Aucune parcelle : la copropriété est reprise sans elle.')
  for (const colonne of ['nombre_parcelles', 'nombre_adresses_complementaires'] as const)
    if ((l.nombre(colonne) ?? 0) > 3)
      l.remarquer(
        colonne,
        'Le fichier n’en détaille que trois : le compte est gardé, les autres ne sont pas connues.',
      )
  if (adresse.codePostal === '' || adresse.commune === '')
    l.remarquer(
      adresse.codePostal === '' ? 'code_postal_adresse' : 'commune_adresse',
      'L’adresse de référence est incomplète : elle est reprise telle quelle.',
    )
  const secondaires = [
    l.texte('adresse_complementaire_1'),
    l.texte('adresse_complementaire_2'),
    l.texte('adresse_complementaire_3'),
  ].filter((t) => t !== '')
  const periode = l.texte('periode_construction')
  const periodeConstruction =
    PERIODES_CONSTRUCTION.find((p) => PERIODE_PUBLIEE[p] === periode && p !== 'NON_CONNUE') ?? null
  return {
    ...vide,
    identification: {
      ...vide.identification,
      adressePrincipale: adresse,
      adresseSecondaire: secondaires.map((t) => complementaire(t, codeInsee)),
      dateReglementCopropriete: l.jour('date_reglement_copropriete'),
      nbAsl: l.nombre('nombre_asl') ?? 0,
      nbAful: l.nombre('nombre_aful') ?? 0,
      nbUnionsSyndicats: l.nombre('nombre_unions_syndicats') ?? 0,
      nbLots: l.nombre('nombre_total_lots'),
      nbLotsHabBurCom: l.nombre('nombre_lots_habitation_bureaux_commerces'),
      nbLotsHab: l.nombre('nombre_lots_habitation'),
      nbLotsStationnement: l.nombre('nombre_lots_stationnement'),
      nomCopropriete: l.texte('nom_usage_copropriete'),
      numImmatriculationCoproprietePrincipale: l.texte('numero_immatriculation_syndicat_principal'),
      parcelle,
      residenceService: l.texte('residence_service') === 'oui',
      syndicatCooperatif: l.texte('syndicat_cooperatif') === 'oui',
      syndicatPrincipal: l.texte('syndicat_principal_ou_secondaire') !== 'non',
    },
    donneesFinancieres: { ...vide.donneesFinancieres, donneesFinancieresInconnues: true },
    donneesTechniques: { ...vide.donneesTechniques, periodeConstruction },
  }
}
