import { circles } from './circles.ts'
import { type Fault, isProduction, moduleOf, type Rule } from './rule.ts'
import type { Source } from './sources.ts'

/**
 * The streets of apps/api/src/modules, the highest first, and the rooms of each: a street imports
 * only those under it.
 */
export const STREETS: Readonly<Record<string, readonly string[]>> = {
  marche: ['demonstration', 'etat', 'mesures', 'traitements'],
  programmes: ['changements', 'webhooks'],
  public: [
    'annuaire',
    'carte',
    'donnees',
    'lecture',
    'publications',
    'question',
    'recherche',
    'reclamation',
    'reperage',
    'statistiques',
    'suivis',
  ],
  institutions: ['categorisation', 'exports'],
  teneur: ['examens', 'indicateurs', 'outils-teneurs', 'validations'],
  syndic: [
    'administration',
    'attestations',
    'brouillons',
    'coproprietes',
    'dissolutions',
    'echeances',
    'gestion',
    'historique',
    'mandats',
    'mises-a-jour',
    'personnes',
    'portefeuilles',
    'rattachements',
    'recus',
    'successeurs',
    'teledeclarants',
    'utilisateurs',
    'vues',
  ],
  dossier: [
    'decisions',
    'declarations',
    'documents',
    'dossiers',
    'doublons',
    'projections',
    'verifications',
  ],
  comptes: [
    'adresses',
    'auth',
    'certificats',
    'comptes',
    'courriers',
    'entrer',
    'etablissements',
    'facteurs',
    'identites',
    'inscription',
    'institutions',
    'jetons',
    'notaires',
    'preuves',
  ],
  socle: [
    'configuration',
    'courriels',
    'envois',
    'geocodage',
    'geographie',
    'journal',
    'reference',
    'sirene',
  ],
}
const NAMES = Object.keys(STREETS)
const HEIGHTS = new Map(
  Object.values(STREETS).flatMap((rooms, rank) => rooms.map((room) => [room, rank] as const)),
)

/** Non-blank lines of a room, its tests apart. */
const MAX_LINES = 2_000

/** Rooms read as files are: each imports what its production files import of other rooms. */
const roomsOf = (sources: readonly Source[]): Source[] =>
  [...Map.groupBy(sources.filter(isProduction), (s) => moduleOf(s.path))].flatMap(([room, own]) =>
    room === null || own[0] === undefined
      ? []
      : [
          {
            ...own[0],
            path: room,
            written: own.reduce((n, s) => n + s.written, 0),
            imports: own
              .flatMap((s) => s.imports)
              .map((i) => ({ ...i, file: i.file && moduleOf(i.file) }))
              .filter((i) => i.file !== room),
          },
        ],
  )

const upward = (source: Source): Fault[] => {
  const from = HEIGHTS.get(moduleOf(source.path) ?? '')
  if (from === undefined || !isProduction(source)) return []
  return source.imports.flatMap(({ file }) => {
    const to = HEIGHTS.get(moduleOf(file ?? '') ?? '')
    if (to === undefined || to >= from) return []
    return [{ path: source.path, what: `${NAMES[from]} importe ${file}, de ${NAMES[to]}` }]
  })
}

/** What holds among the rooms of the API. */
export const STREET_RULES: readonly Rule[] = [
  {
    nom: 'pièces qui s’importent l’une l’autre',
    auPlus: 0,
    faults: (sources) =>
      circles(roomsOf(sources)).flatMap((knot) =>
        knot.map((path) => ({ path, what: `dans un nœud de ${knot.length}` })),
      ),
  },
  {
    nom: 'pièces sans rue',
    auPlus: 0,
    faults: (sources) =>
      roomsOf(sources).flatMap(({ path }) =>
        HEIGHTS.has(path)
          ? []
          : [{ path, what: 'nommez sa rue dans infra/boot/maison/streets.ts' }],
      ),
  },
  {
    nom: 'imports vers une rue au-dessus',
    auPlus: 0,
    faults: (sources) => sources.flatMap(upward),
  },
  {
    nom: `pièces de plus de ${MAX_LINES} lignes`,
    auPlus: 0,
    faults: (sources) =>
      roomsOf(sources).flatMap(({ path, written }) =>
        written > MAX_LINES ? [{ path, what: `${written} lignes` }] : [],
      ),
  },
]
