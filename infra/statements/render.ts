import type { Catalogue } from './describe.ts'
import type { Typed } from './type-statement.ts'

const HEADER = '// Written by `npm run docs` from the database: do not edit.\n'

const key = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name))

const statement = (text: string, { params, row }: Typed): string =>
  [
    `    ${JSON.stringify(text)}: {`,
    `      params: [${params.join(', ')}]`,
    row.length === 0
      ? '      row: Record<string, never>'
      : `      row: {\n${row.map(({ name, type }) => `        ${key(name)}: ${type}\n`).join('')}      }`,
    '    }',
  ].join('\n')

/** The file that holds the types of statements, by their texts; `within` is what it adds to. */
export const renderStatements = (typed: ReadonlyMap<string, Typed>, within: string): string => {
  const body = [...typed]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, types]) => statement(text, types))
    .join('\n')
  const used = ['ColumnTypes', 'Enums'].filter((name) => body.includes(`${name}[`))
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '@registre/db'\n` : ''
  return `${HEADER}${imports}\ndeclare module '${within}' {\n  interface Statements {\n${body}\n  }\n}\n${imports === '' ? '\nexport {}\n' : ''}`
}

/** The file that holds the values of the enumerations. */
export const renderEnums = ({ types }: Catalogue): string => {
  const enums = [...types.values()]
    .filter((type) => type.labels !== null)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, labels }) => {
      const values = (labels ?? []).map((label) => `\n    | '${label}'`).join('')
      return `  ${name}:${values}\n`
    })
  return `${HEADER}\n/** The enumerations of the database. */\nexport interface Enums {\n${enums.join('')}}\n`
}
