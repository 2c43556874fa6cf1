import { loadModule, type Node, parseSync } from 'libpg-query'

const DROPPED: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'la table',
  OBJECT_VIEW: 'la vue',
  OBJECT_FUNCTION: 'la fonction',
  OBJECT_TYPE: 'le type',
  OBJECT_SEQUENCE: 'la séquence',
}

const has = (constraints: readonly Node[], type: string): boolean =>
  constraints.some((c) => 'Constraint' in c && c.Constraint.contype === type)

/** What one change of a table takes from a code that does not know it, or null. */
const ofTable = (table: string, node: Node): string | null => {
  if (!('AlterTableCmd' in node)) return null
  const { subtype, name = '', def } = node.AlterTableCmd
  if (subtype === 'AT_DropColumn') return `retire la colonne ${table}.${name}`
  if (subtype === 'AT_AlterColumnType') return `change le type de ${table}.${name}`
  if (subtype !== 'AT_AddColumn' || !def || !('ColumnDef' in def)) return null
  const { colname = '', constraints = [] } = def.ColumnDef
  return has(constraints, 'CONSTR_NOTNULL') && !has(constraints, 'CONSTR_DEFAULT')
    ? `exige la colonne ${table}.${colname}, sans valeur par défaut`
    : null
}

const of = (node: Node | undefined): (string | null)[] => {
  if (!node) return []
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt
    return cmds.map((cmd) => ofTable(relation?.relname ?? '', cmd))
  }
  if ('DropStmt' in node) {
    const what = DROPPED[node.DropStmt.removeType ?? '']
    return what === undefined ? [] : [`retire ${what} que d’autres lisent`]
  }
  if ('RenameStmt' in node && node.RenameStmt.renameType !== 'OBJECT_INDEX')
    return [`renomme ${node.RenameStmt.subname ?? node.RenameStmt.relation?.relname ?? ''}`]
  if ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal)
    return [`renomme la valeur ${node.AlterEnumStmt.oldVal}`]
  return []
}

/**
 * What a migration takes from a former code that serves on its schema, as far as its text tells:
 * columns and tables that go or change, a column that it must fill. French words, none when it only
 * adds.
 */
export const withdrawalsOf = async (sql: string): Promise<string[]> => {
  await loadModule()
  return (parseSync(sql).stmts ?? [])
    .flatMap(({ stmt }) => of(stmt))
    .filter((fault) => fault !== null)
}
