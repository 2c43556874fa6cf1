import type { IsoDate } from '../kernel/dates.ts'

/** Version of the file's shape: raised with each row of the list below. */
export const VERSION_SCHEMA_DONNEES = '4.0.0'
/** Former shapes that are still served, each until a day: six months after the one that follows it. */
export const ANCIENNES_VERSIONS = {
  '3.0.0': { depuis: '2026-11-27', retrait: '2027-05-27' },
} as const satisfies Record<string, { depuis: IsoDate; retrait: IsoDate }>
export type AncienneVersion = keyof typeof ANCIENNES_VERSIONS
export type VersionSchema = AncienneVersion | typeof VERSION_SCHEMA_DONNEES

/** A version that is asked for, '' for today's; null when it is not served on that day. */
export const versionServie = (demandee: string, jour: IsoDate): VersionSchema | null => {
  if (demandee === '' || demandee === VERSION_SCHEMA_DONNEES) return VERSION_SCHEMA_DONNEES
  return versionsServies(jour).find((v) => v === demandee) ?? null
}

/** The versions that are served on a day, newest first. */
export const versionsServies = (jour: IsoDate): VersionSchema[] => [
  VERSION_SCHEMA_DONNEES,
  ...(Object.keys(ANCIENNES_VERSIONS) as AncienneVersion[]).filter(
    (v) => jour < ANCIENNES_VERSIONS[v].retrait,
  ),
]

/** What changed in the shape of the file, newest first. */
export const CHANGEMENTS_SCHEMA_DONNEES = [
  {
    version: '4.0.0',
    date: '2026-11-27',
    changements: [
      'code_ape s’écrit sans point, en cinq caractères (6832A).',
      'Chaque colonne de texte a une longueur, dite par le schéma (maxLength), et rien ne la dépasse.',
      '« non connu » ne sert plus qu’à type_syndic : ailleurs, ce qui n’est pas connu est une cellule vide.',
      'Une copropriété reprise d’un fichier publié en rend les cellules dans la forme de leur colonne ; ce qui ne peut pas être lu est vide.',
    ],
  },
  {
    version: '3.0.0',
    date: '2026-11-23',
    changements: [
      'Les jours s’écrivent aaaa-mm-jj.',
      'periode_construction dit A_COMPTER_DE_2011, et « non renseigné » quand elle n’est pas connue.',
      'syndicat_principal_ou_secondaire répond oui (principal) ou non (secondaire).',
      'Dans le Grand Paris, l’intercommunalité est l’établissement public territorial.',
      'Le fichier public donne les textes tels quels, sans apostrophe devant un signe ; l’extraction d’un territoire la garde.',
      'Une copropriété reprise d’un fichier publié en rend les cellules tant que personne ne la déclare de nouveau : comptes déclarés, quartiers prioritaires, périmètres et aides compris.',
    ],
  },
  {
    version: '2.0.0',
    date: '2026-11-21',
    changements: [
      'Les noms de colonnes sont ceux de la génération de mai 2026 : sans accent ni espace, séparés par des tirets bas.',
      'code_officiel_commune porte le code INSEE de la commune, et non un code postal.',
      'Les parcelles de Paris, Lyon et Marseille portent le code de leur arrondissement.',
      'Une valeur absente est une cellule vide ; « non connu » ne sert plus qu’au type de syndic.',
      'Le nom des syndics bénévoles n’est plus publié.',
      'Les quartiers prioritaires, les périmètres ACV, PVD et PDP et les aides ne sont pas tenus par le registre : ces colonnes sont vides.',
    ],
  },
  {
    version: '1.0.0',
    date: '2025-10-01',
    changements: ['Première génération décrite : 72 colonnes aux libellés français.'],
  },
] as const
