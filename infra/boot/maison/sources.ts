import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Node, parseSync, type TSTypeParameterInstantiation, Visitor } from 'oxc-parser'

/** One import of a file: what it names, the file that this is when it is ours, and how it is taken. */
export interface Import {
  specifier: string
  /** Path from the root, or null for a library. */
  file: string | null
  /** `value` and `type` are read when the file loads or compiles, `dynamic` when the code runs. */
  kind: 'value' | 'type' | 'dynamic'
  /** What is taken by its name; `*` for the whole, nothing for a type. */
  names: readonly string[]
}

/** A file of the house as the rules read it. */
export interface Source {
  path: string
  /** Lines that are not blank. */
  written: number
  imports: readonly Import[]
  /** Every string and template of the code; a part computed at run time reads `$`. */
  strings: readonly string[]
  /** Functions longer than LONG_FUNCTION lines. */
  longFunctions: number
  /** `as X`, `<X>y` and `y!`; `as const` is none. */
  casts: number
  /** Shapes of rows written by hand: `interface …Row`, `.sql<{ … }>(`. */
  handRows: string[]
  /** `new Date()`: an instant that no clock gave. */
  instants: string[]
  /** The globals that call the outside and are named other than as a type. */
  globals: string[]
}

export const LONG_FUNCTION = 80
const CALLERS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
const READS = new Set(['sql', 'query', 'read'])
const CODE = /\.(ts|tsx|mjs)$/
const GENERATED = /\.gen\.tsx?$/

const TEST_FILE = /(\.(test|spec)\.tsx?|-de-test\.tsx?|\.exemple\.ts)$/
const TEST_FOLDER = /\/(tests|e2e)\/|^(packages\/testing|infra\/bench|infra\/pannes)\//

/** Whether a file serves tests alone. */
export const isTest = (path: string): boolean => TEST_FILE.test(path) || TEST_FOLDER.test(path)

/** `@registre/x` and `@registre/x/y` in files, from the `exports` of the packages. */
export type Packages = ReadonlyMap<string, string>

const resolve = (from: string, specifier: string, packages: Packages): string | null => {
  if (specifier.startsWith('.'))
    return normalize(join(dirname(from), specifier)).replace(/\?.*$/, '')
  return packages.get(specifier) ?? null
}

const isRowOf = (args: TSTypeParameterInstantiation): boolean =>
  args.params.every(
    (p) =>
      p.type === 'TSTypeReference' &&
      p.typeName.type === 'Identifier' &&
      p.typeName.name === 'RowOf',
  )

/** Reads one file's text: its imports, its strings and what is counted. */
export const readSource = (path: string, text: string, packages: Packages): Source => {
  const { program, module } = parseSync(path, text)
  const starts = [0, ...[...text.matchAll(/\n/g)].map((m) => m.index + 1)]
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  const strings: string[] = []
  const dynamicImports: string[] = []
  const handRows: string[] = []
  const globals: string[] = []
  const instants: string[] = []
  const asTypes = new Set<number>()
  let [longFunctions, casts] = [0, 0]
  const measure = (node: Node): void => {
    if (lineAt(node.end) - lineAt(node.start) + 1 > LONG_FUNCTION) longFunctions += 1
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') strings.push(node.value)
    },
    TemplateLiteral: (node) => {
      strings.push(node.quasis.map((q) => q.value.cooked ?? '').join('$'))
    },
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    TSAsExpression: (node) => {
      const type = node.typeAnnotation
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const'
      if (!isConst) casts += 1
    },
    TSTypeAssertion: () => void (casts += 1),
    TSNonNullExpression: () => void (casts += 1),
    TSInterfaceDeclaration: (node) => {
      if (node.id.name.endsWith('Row')) handRows.push(node.id.name)
    },
    TSTypeAliasDeclaration: (node) => {
      if (node.id.name.endsWith('Row') && node.typeAnnotation.type === 'TSTypeLiteral')
        handRows.push(node.id.name)
    },
    CallExpression: (node) => {
      const { callee, typeArguments } = node
      if (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        READS.has(callee.property.name) &&
        typeArguments &&
        !isRowOf(typeArguments)
      )
        handRows.push(`${callee.property.name}<…> ligne ${lineAt(node.start) + 1}`)
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        instants.push(`new Date() ligne ${lineAt(start) + 1}`)
    },
    TSTypeQuery: (node) => void asTypes.add(node.exprName.start),
    Identifier: (node) => {
      if (CALLERS.has(node.name) && !asTypes.has(node.start)) globals.push(node.name)
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        dynamicImports.push(node.source.value)
    },
  }).visit(program)
  const imports: Import[] = []
  const add = (specifier: string, kind: Import['kind'], names: readonly string[]): void =>
    void imports.push({ specifier, file: resolve(path, specifier, packages), kind, names })
  for (const { moduleRequest, entries } of module.staticImports)
    add(
      moduleRequest.value,
      entries.length > 0 && entries.every((e) => e.isType) ? 'type' : 'value',
      entries.filter((e) => !e.isType).map((e) => e.importName.name ?? '*'),
    )
  for (const { isType, moduleRequest } of module.staticExports.flatMap((e) => e.entries))
    if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'value', ['*'])
  for (const specifier of dynamicImports) add(specifier, 'dynamic', ['*'])
  return {
    path,
    written: text.split('\n').filter((line) => line.trim() !== '').length,
    imports,
    strings,
    longFunctions,
    casts,
    handRows,
    instants,
    globals,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The files behind the names of our packages, from the text of each package.json. */
const packagesOf = (manifests: readonly (readonly [path: string, text: string])[]): Packages =>
  new Map(
    manifests.flatMap(([path, text]) => {
      const manifest: unknown = JSON.parse(text)
      if (!isRecord(manifest) || !isRecord(manifest['exports'])) return []
      return Object.entries(manifest['exports']).flatMap(([key, target]) =>
        typeof target === 'string'
          ? [[join(String(manifest['name']), key), join(dirname(path), target)] as const]
          : [],
      )
    }),
  )

/** Reads every source of the tree, as Git sees it: tracked, or new and not ignored. */
export const readTree = (root: string): Source[] => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  }).split('\n')
  const read = (f: string): [string, string] => [f, readFileSync(join(root, f), 'utf8')]
  const packages = packagesOf(files.filter((f) => f.endsWith('/package.json')).map(read))
  return files
    .filter((f) => CODE.test(f) && !GENERATED.test(f) && existsSync(join(root, f)))
    .map((f) => readSource(...read(f), packages))
}
