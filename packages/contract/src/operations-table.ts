import { contract } from './contract.ts'
import { isBinary, isRaw } from './operation.ts'
import { renderTypes } from './types-openapi.ts'

/**
 * The light table that clients load instead of zod, name → [method, path, body kind, 0 JSON, 1
 * file, 2 text], and the types of the published one.
 */
export const renderOperations = (): string => {
  const rows = Object.entries(contract).map(
    ([name, op]) =>
      `  ${name}: ['${op.method}', '${op.path}', '${op.bodyKind ?? 'json'}', ${isBinary(op.response) ? 1 : isRaw(op.response) ? 2 : 0}],`,
  )
  return `// Generated from the contract: npm run docs. A test checks that it is fresh.\n${renderTypes(contract)}\nexport const OPERATIONS = {\n${rows.join('\n')}\n} as const\n`
}
