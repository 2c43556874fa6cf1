import type { VersionApi } from './version.ts'
import { VERSIONS_CLOSES } from './versions-closes.ts'

export * from './version.ts'

/**
 * The changelog of the interface, the newest first: the guide's screen and
 * docs/reference/versions-api.md show it.
 */
export const VERSIONS_API: readonly VersionApi[] = [
  {
    version: '1.9.0',
    date: '2026-11-28',
    changements: [
      {
        genre: 'changement',
        texte:
          'Suivre une fiche : un rythme donné sans numéro est refusé, il restait ignoré en silence.',
        operations: ['sAbonnerNewsletter'],
      },
    ],
  },
  ...VERSIONS_CLOSES,
]
