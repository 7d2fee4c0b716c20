import {
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type DropStmt,
  type IndexStmt,
  type Node,
  parse,
  type RangeVar,
} from 'libpg-query'

/** What a migration adds. The version before it does not use these, so they may change. */
interface Added {
  readonly tables: Set<string>
  /** `table.column`. */
  readonly columns: Set<string>
  /** Functions and triggers that the migration creates, which may replace ones that it drops. */
  readonly routines: Set<string>
  /** Columns, as above, whose default the migration sets. */
  readonly defaults: Set<string>
}

/**
 * What in the SQL of a migration breaks a server of the version before it, which runs beside the new
 * one during an upgrade: what is dropped, renamed, retyped or newly required. Reads the SQL with the
 * parser of PostgreSQL. Data is not checked.
 */
export async function findBreakingChanges(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql)
  const statements = stmts.flatMap(({ stmt }) => stmt ?? [])
  const added = findAdded(statements)
  return statements.flatMap((statement) => checkStatement(statement, added))
}

function findAdded(statements: readonly Node[]): Added {
  const added: Added = {
    tables: new Set(),
    columns: new Set(),
    routines: new Set(),
    defaults: new Set(),
  }
  for (const statement of statements) {
    if ('CreateStmt' in statement) added.tables.add(getTable(statement.CreateStmt.relation))
    if ('CreateTableAsStmt' in statement) {
      added.tables.add(getTable(statement.CreateTableAsStmt.into?.rel))
    }
    if ('CreateFunctionStmt' in statement) {
      added.routines.add(readNames(statement.CreateFunctionStmt.funcname).at(-1) ?? '')
    }
    if ('CreateTrigStmt' in statement) added.routines.add(statement.CreateTrigStmt.trigname ?? '')
    if ('AlterTableStmt' in statement) addColumns(statement.AlterTableStmt, added)
  }
  return added
}

function addColumns(statement: AlterTableStmt, added: Added): void {
  const table = getTable(statement.relation)
  for (const command of readCommands(statement)) {
    const column = getColumn(command)
    if (command.subtype === 'AT_AddColumn') added.columns.add(`${table}.${column?.colname}`)
    if (command.subtype === 'AT_ColumnDefault' && command.def) {
      added.defaults.add(`${table}.${command.name}`)
    }
  }
}

function checkStatement(statement: Node, added: Added): string[] {
  if ('AlterTableStmt' in statement) return checkAlterTable(statement.AlterTableStmt, added)
  if ('DropStmt' in statement) return checkDrop(statement.DropStmt, added)
  if ('IndexStmt' in statement) return checkIndex(statement.IndexStmt, added)
  if ('RenameStmt' in statement) {
    const { relation, subname, newname } = statement.RenameStmt
    const before = [relation?.relname, subname].filter((name) => name !== undefined).join('.')
    return [`renames ${before || 'a type'} to ${newname}`]
  }
  if ('AlterEnumStmt' in statement && statement.AlterEnumStmt.oldVal) {
    return [`renames the enum value ${statement.AlterEnumStmt.oldVal}`]
  }
  if ('AlterObjectSchemaStmt' in statement) return ['moves something to another schema']
  if ('TruncateStmt' in statement) return ['empties a table']
  if ('DoStmt' in statement) return ['runs a DO block, whose statements cannot be read']
  return []
}

function checkAlterTable(statement: AlterTableStmt, added: Added): string[] {
  const table = getTable(statement.relation)
  if (added.tables.has(table)) return []
  return readCommands(statement).flatMap((command) => checkCommand(command, table, added))
}

function checkCommand(command: AlterTableCmd, table: string, added: Added): string[] {
  const column = `${table}.${command.name}`
  switch (command.subtype) {
    case 'AT_DropColumn':
      return [`drops the column ${column}`]
    case 'AT_DropConstraint':
      return [`drops the constraint ${command.name} of ${table}`]
    case 'AT_AlterColumnType':
      return added.columns.has(column) ? [] : [`changes the type of ${column}`]
    case 'AT_SetNotNull':
      return added.columns.has(column) || added.defaults.has(column)
        ? []
        : [`requires ${column}, which has no default`]
    case 'AT_ColumnDefault':
      return command.def || added.columns.has(column) ? [] : [`drops the default of ${column}`]
    case 'AT_AddColumn':
      return checkNewColumn(table, getColumn(command))
    case 'AT_AddConstraint':
      return checkConstraint(table, getConstraint(command.def), added)
    default:
      return []
  }
}

function checkNewColumn(table: string, column: ColumnDef | undefined): string[] {
  const kinds = (column?.constraints ?? []).map((node) => getConstraint(node)?.contype)
  const isRequired = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY')
  const isFilled = (['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'] as const).some(
    (kind) => kinds.includes(kind),
  )
  const isSerial = /^(?:small|big)?serial$/.test(readNames(column?.typeName?.names).at(-1) ?? '')
  return isRequired && !isFilled && !isSerial
    ? [`adds ${table}.${column?.colname}, which is required and has no default`]
    : []
}

/** A constraint of added columns only does not concern rows of the version before. */
function checkConstraint(
  table: string,
  constraint: Constraint | undefined,
  { columns }: Added,
): string[] {
  const names = readNames([...(constraint?.keys ?? []), ...(constraint?.fk_attrs ?? [])])
  const isNew = names.length > 0 && names.every((name) => columns.has(`${table}.${name}`))
  return isNew ? [] : [`adds the constraint ${constraint?.conname ?? ''} to ${table}`]
}

function checkIndex({ relation, unique, idxname, indexParams }: IndexStmt, added: Added): string[] {
  const table = getTable(relation)
  const names = (indexParams ?? []).flatMap((node) =>
    'IndexElem' in node ? (node.IndexElem.name ?? '') : [],
  )
  const isNew = names.some((name) => added.columns.has(`${table}.${name}`))
  return unique && !isNew && !added.tables.has(table)
    ? [`adds the unique index ${idxname ?? ''} to ${table}`]
    : []
}

/** A function or trigger that the migration creates again is replaced. */
function checkDrop({ removeType = 'OBJECT_TABLE', objects = [] }: DropStmt, added: Added) {
  const kind = removeType.replace('OBJECT_', '').toLowerCase().replaceAll('_', ' ')
  return objects.flatMap((object) => {
    const name = readNames([object])
    const isReplaced =
      ['function', 'trigger'].includes(kind) && added.routines.has(name.at(-1) ?? '')
    return isReplaced ? [] : [`drops the ${kind} ${name.join('.')}`]
  })
}

const readCommands = ({ cmds = [] }: AlterTableStmt): AlterTableCmd[] =>
  cmds.flatMap((node) => ('AlterTableCmd' in node ? node.AlterTableCmd : []))

const getColumn = ({ def }: AlterTableCmd): ColumnDef | undefined =>
  def && 'ColumnDef' in def ? def.ColumnDef : undefined

const getConstraint = (node: Node | undefined): Constraint | undefined =>
  node && 'Constraint' in node ? node.Constraint : undefined

const getTable = (relation: RangeVar | undefined): string => relation?.relname ?? ''

/** The names of a possibly qualified object. */
function readNames(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((node) => {
    if ('String' in node) return node.String.sval ?? ''
    if ('List' in node) return readNames(node.List.items)
    if ('TypeName' in node) return readNames(node.TypeName.names)
    if ('ObjectWithArgs' in node) return readNames(node.ObjectWithArgs.objname)
    return []
  })
}
