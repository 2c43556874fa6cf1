import { type Definition, OUI_NON, parParcelle, type TypeColonne } from './colonne.ts'
import { COLONNES_TERRITOIRE } from './colonnes-territoire.ts'
import type { PerimetreDonnees } from './perimetres.ts'
import { PERIODES_PUBLIEES } from './periodes-publiees.ts'

// The columns of the published file: its schema, its reading grid, the extraction and the import
// read this table.

const col = (
  type: TypeColonne,
  ancien: string,
  description: string,
  plus: Pick<Definition, 'valeurs' | 'tenue'> = {},
): Definition => ({
  type,
  ancien,
  description,
  ...plus,
})
const NON_TENUE = { tenue: false } as const
const PARCELLES = parParcelle<Definition>((n) => ({
  reference_cadastrale: col(
    'string',
    `Référence Cadastrale ${n}`,
    `Parcelle ${n} : code INSEE, préfixe, section et numéro, 14 caractères.`,
  ),
  code_insee_parcelle: col(
    'string',
    `Code INSEE commune ${n}`,
    `Code INSEE de la commune de la parcelle ${n}.`,
  ),
  prefixe_parcelle: col('string', `Préfixe ${n}`, `Préfixe de la parcelle ${n}, 3 chiffres.`),
  section_parcelle: col('string', `Section ${n}`, `Section de la parcelle ${n}.`),
  numero_parcelle: col('string', `Numéro parcelle ${n}`, `Numéro de la parcelle ${n}, 4 chiffres.`),
}))

/** Columns of everybody's file, in the order of the published one. */
export const COLONNES_PUBLIQUES = {
  epci: col(
    'string',
    'EPCI',
    'SIREN de l’intercommunalité ; dans le Grand Paris, de l’établissement public territorial.',
  ),
  commune: col('string', 'Commune', 'Code INSEE de la commune actuelle.'),
  numero_immatriculation: col(
    'string',
    'Numéro d’immatriculation',
    'Numéro d’immatriculation, 2 lettres et 7 chiffres. Il identifie la ligne.',
  ),
  date_immatriculation: col('date', 'Date d’immatriculation', 'Jour de l’immatriculation.'),
  date_derniere_maj: col(
    'date',
    'Date de la dernière MAJ',
    'Jour de la dernière déclaration prise en compte.',
  ),
  type_syndic: col(
    'string',
    'Type de syndic : bénévole / professionnel / non connu',
    'Genre du représentant légal.',
    {
      valeurs: ['bénévole', 'professionnel', 'non connu'],
    },
  ),
  identification_representant_legal: col(
    'string',
    'Identification du représentant légal  (raison sociale et le numéro SIRET du syndic professionnel ou Civilité/prénom/ nom du syndic bénévole ou coopératif)',
    'Raison sociale et SIRET d’un syndic professionnel. Vide pour un syndic bénévole : son nom est une donnée personnelle.',
  ),
  raison_sociale_representant_legal: col(
    'string',
    'Raison sociale du représentant légal',
    'Raison sociale d’un syndic professionnel.',
  ),
  siret_representant_legal: col(
    'string',
    'SIRET du représentant légal',
    'SIRET d’un syndic professionnel.',
  ),
  code_ape: col('string', 'Code APE', 'Activité principale d’un syndic professionnel.'),
  commune_representant_legal: col(
    'string',
    'Commune du représentant légal',
    'Commune d’un syndic professionnel.',
  ),
  mandat_en_cours: col('string', 'Mandat en cours dans la copropriété', 'Situation du mandat.', {
    valeurs: [
      'Mandat en cours',
      'Mandat à venir',
      'Mandat expiré avec successeur déclaré',
      'Mandat expiré sans successeur déclaré',
      'Pas de mandat en cours',
    ],
  }),
  date_fin_dernier_mandat: col(
    'date',
    'Date de fin du dernier mandat',
    'Dernier jour du mandat en cours, à venir, ou du dernier qui ait couru.',
  ),
  nom_usage_copropriete: col(
    'string',
    'Nom d’usage de la copropriété',
    'Nom d’usage, quand elle en a un.',
  ),
  adresse_reference: col('string', 'Adresse de référence', 'Adresse de référence sur une ligne.'),
  numero_voie_adresse: col(
    'string',
    'Numéro et Voie (adresse de référence)',
    'Numéro et voie de l’adresse de référence.',
  ),
  code_postal_adresse: col(
    'string',
    'Code postal (adresse de référence)',
    'Code postal de l’adresse de référence.',
  ),
  commune_adresse: col(
    'string',
    'Commune (adresse de référence)',
    'Commune de l’adresse de référence.',
  ),
  adresse_complementaire_1: col(
    'string',
    'Adresse complémentaire 1',
    'Première adresse complémentaire.',
  ),
  adresse_complementaire_2: col(
    'string',
    'Adresse complémentaire 2',
    'Deuxième adresse complémentaire.',
  ),
  adresse_complementaire_3: col(
    'string',
    'Adresse complémentaire 3',
    'Troisième adresse complémentaire.',
  ),
  nombre_adresses_complementaires: col(
    'integer',
    'Nombre d’adresses complémentaires',
    'Nombre d’adresses complémentaires, au-delà de trois aussi.',
  ),
  longitude: col('number', 'long', 'Longitude de l’adresse de référence (WGS 84).'),
  latitude: col('number', 'lat', 'Latitude de l’adresse de référence (WGS 84).'),
  date_reglement_copropriete: col(
    'date',
    'Date du règlement de copropriété',
    'Jour du règlement de copropriété.',
  ),
  residence_service: col('string', 'Résidence service', 'Résidence-services.', {
    valeurs: OUI_NON,
  }),
  syndicat_cooperatif: col('string', 'Syndicat coopératif', 'Syndicat coopératif.', {
    valeurs: OUI_NON,
  }),
  syndicat_principal_ou_secondaire: col(
    'string',
    'Syndicat principal ou syndicat secondaire',
    'Le syndicat est principal (oui) ou secondaire (non).',
    { valeurs: OUI_NON },
  ),
  numero_immatriculation_syndicat_principal: col(
    'string',
    'Si secondaire, n° d’immatriculation du principal',
    'D’un syndicat secondaire : le numéro du syndicat principal.',
  ),
  nombre_asl: col(
    'integer',
    'Nombre d’ASL auxquelles est rattaché le syndicat de copropriétaires',
    'Associations syndicales libres.',
  ),
  nombre_aful: col(
    'integer',
    'Nombre d’AFUL auxquelles est rattaché le syndicat de copropriétaires',
    'Associations foncières urbaines libres.',
  ),
  nombre_unions_syndicats: col(
    'integer',
    'Nombre d’Unions de syndicats auxquelles est rattaché le syndicat de copropriétaires',
    'Unions de syndicats.',
  ),
  nombre_total_lots: col('integer', 'Nombre total de lots', 'Lots de toute nature.'),
  nombre_lots_habitation_bureaux_commerces: col(
    'integer',
    'Nombre total de lots à usage d’habitation, de bureaux ou de commerces',
    'Lots principaux : habitation, bureaux ou commerces.',
  ),
  nombre_lots_habitation: col(
    'integer',
    'Nombre de lots à usage d’habitation',
    'Lots d’habitation.',
  ),
  nombre_lots_stationnement: col(
    'integer',
    'Nombre de lots de stationnement',
    'Lots de stationnement.',
  ),
  periode_construction: col('string', 'Période de construction', 'Période de construction.', {
    valeurs: PERIODES_PUBLIEES,
  }),
  ...PARCELLES,
  nombre_parcelles: col(
    'integer',
    'Nombre de parcelles cadastrales',
    'Nombre de parcelles, au-delà de trois aussi.',
  ),
  code_qp_2024: col(
    'string',
    'code_qp_2024',
    'Quartier prioritaire de la politique de la ville : code.',
    NON_TENUE,
  ),
  nom_qp_2024: col(
    'string',
    'nom_qp_2024',
    'Quartier prioritaire de la politique de la ville : nom.',
    NON_TENUE,
  ),
  copro_dans_acv: col(
    'string',
    'Copro dans ACV',
    'Dans un périmètre Action cœur de ville.',
    NON_TENUE,
  ),
  copro_dans_pvd: col(
    'string',
    'Copro dans PVD',
    'Dans un périmètre Petites villes de demain.',
    NON_TENUE,
  ),
  copro_dans_pdp: col(
    'string',
    'Copro dans PDP',
    'Dans un périmètre de développement prioritaire d’un réseau de chaleur.',
    NON_TENUE,
  ),
  copro_aidee: col('string', 'Copro aidée', 'Copropriété qui a reçu une aide publique.', NON_TENUE),
  code_officiel_commune: col(
    'string',
    'Code Officiel Commune',
    'Code INSEE de la commune actuelle.',
  ),
  nom_officiel_commune: col('string', 'Nom Officiel Commune', 'Nom de la commune actuelle.'),
  code_officiel_arrondissement_commune: col(
    'string',
    'Code Officiel Arrondissement Commune',
    'Code INSEE de l’arrondissement municipal (Paris, Lyon, Marseille), ou de la commune.',
  ),
  nom_officiel_arrondissement_commune: col(
    'string',
    'Nom Officiel Arrondissement Commune',
    'Nom de l’arrondissement municipal, ou de la commune.',
  ),
  code_officiel_epci: col('string', 'Code Officiel EPCI', 'SIREN de l’intercommunalité.'),
  nom_officiel_epci: col('string', 'Nom Officiel EPCI', 'Nom de l’intercommunalité.'),
  code_officiel_departement: col('string', 'Code Officiel Département', 'Code du département.'),
  nom_officiel_departement: col('string', 'Nom Officiel Département', 'Nom du département.'),
  code_officiel_region: col('string', 'Code Officiel Région', 'Code de la région.'),
  nom_officiel_region: col('string', 'Nom Officiel Région', 'Nom de la région.'),
} as const satisfies Record<string, Definition>
export type ColonnePublique = keyof typeof COLONNES_PUBLIQUES

export interface Colonne extends Definition {
  nom: string
}

const lister = (table: Readonly<Record<string, Definition>>): Colonne[] =>
  Object.entries(table).map(([nom, definition]) => ({ nom, ...definition }))

/** The columns of a file, in their order. */
export const colonnesDonnees = (perimetre: PerimetreDonnees): readonly Colonne[] => [
  ...lister(COLONNES_PUBLIQUES),
  ...(perimetre === 'territoire' ? lister(COLONNES_TERRITOIRE) : []),
]
