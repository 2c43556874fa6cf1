import { PERIODES_CONSTRUCTION } from '../declaration/champs/listes.ts'
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

/** What the row declares of the co-ownership. */
export const lireContenu = (
  l: Lecteur,
  codeInsee: string,
  contexte: ContexteRnic,
): ImmatCopropriete => {
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
    PERIODES_CONSTRUCTION.find((p) => p === periode || PERIODE_PUBLIEE[p] === periode) ?? null
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
      syndicatPrincipal: !/^non$|secondaire/i.test(l.texte('syndicat_principal_ou_secondaire')),
    },
    donneesFinancieres: { ...vide.donneesFinancieres, donneesFinancieresInconnues: true },
    donneesTechniques: { ...vide.donneesTechniques, periodeConstruction },
  }
}
