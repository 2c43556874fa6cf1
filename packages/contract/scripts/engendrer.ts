import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, renderOperations } from '../src/index.ts'

// Writes what clients read of the contract: how each operation is called, and in which file its
// schemas stand. Run by infra/boot/boot.mjs when the contract changed, and by the image of the pages.

const SRC = join(import.meta.dirname, '../src')
const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** The nouns of the contract: file, name of the table, names of its operations. */
const noms = await Promise.all(
  readdirSync(SRC)
    .filter((fichier) => fichier.endsWith('.contract.ts'))
    .toSorted()
    .map(async (fichier) => {
      const exports: unknown = await import(join(SRC, fichier))
      const trouve = Object.entries(estObjet(exports) ? exports : {}).find(
        ([, v]) => estObjet(v) && Object.keys(v).some((k) => Object.hasOwn(contract, k)),
      )
      if (!trouve) throw new Error(`${fichier} ne donne aucune opération.`)
      return { fichier, nom: trouve[0], operations: Object.keys(trouve[1] ?? {}) }
    }),
)

writeFileSync(join(SRC, 'operations.gen.ts'), renderOperations())
writeFileSync(
  join(SRC, 'nouns.gen.ts'),
  [
    `import type { OperationName } from './contract.ts'`,
    `import type { ContractShape } from './operation.ts'\n`,
    'const NOUNS = {',
    ...noms.map(
      ({ nom, fichier }) => `  ${nom}: () => import('./${fichier}').then((m) => m.${nom}),`,
    ),
    '} as const satisfies Record<string, () => Promise<ContractShape>>\n',
    'const NOUN_OF: Record<OperationName, keyof typeof NOUNS> = {',
    ...noms.flatMap(({ nom, operations }) => operations.map((o) => `  ${o}: '${nom}',`)),
    '}\n',
    '/** Fetches the operations of the noun that an operation is about: a form takes its file alone. */',
    'export const nounOf = (name: OperationName): Promise<ContractShape> => NOUNS[NOUN_OF[name]]()\n',
  ].join('\n'),
)
