import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * The rows of submissions, the decisions about them, their files, and what they replaced. They are
 * not Payload collections, because they are written and read in bulk and never edited in a form.
 */
export const addSubmissionTables: SchemaHook = ({ schema }) => {
  const submission = () =>
    integer()
      .notNull()
      .references(() => schema.tables.submissions?.id, { onDelete: 'cascade' })
  const builder = () =>
    integer()
      .notNull()
      .references(() => schema.tables.builders?.id, { onDelete: 'cascade' })
  const user = () => integer().references(() => schema.tables.users?.id, { onDelete: 'set null' })

  /**
   * Submitted files and pasted texts. In the database, so that each commits with its submission and
   * its job.
   */
  const files = pgTable('submission_files', {
    submission_id: submission().primaryKey(),
    name: varchar().notNull(),
    bytes: bytea().notNull(),
    /** Whether it is the text of a pasted table, and no file. */
    is_pasted: boolean().notNull(),
    /** The HTML of a pasted table. */
    html: text(),
  })
  /** The rows of the review: records of the submission, and listings that are missing in it. */
  const records = pgTable(
    'submission_records',
    {
      submission_id: submission(),
      record: varchar().notNull(),
      /** The order in the submission; missing listings come last. */
      place: integer().notNull(),
      kind: varchar().notNull(),
      outcome: varchar().notNull(),
      listing_id: integer(),
      is_unusual: boolean().notNull(),
      /** Names of the targets that can be decided. */
      targets: jsonb().notNull(),
      /** Names of the targets that can be accepted without a look. */
      valid: jsonb().notNull(),
      /** `SubmissionRecord`, `RecordMatch` and `ComparedRecord`; `null` for a missing listing. */
      data: jsonb(),
      match: jsonb(),
      compared: jsonb(),
      /** `Listing`, as it was compared. */
      listing: jsonb(),
    },
    (table) => [
      primaryKey({ columns: [table.submission_id, table.record] }),
      index('submission_records_place_idx').on(table.submission_id, table.place),
    ],
  )
  const decisions = pgTable(
    'submission_decisions',
    {
      submission_id: submission(),
      record: varchar().notNull(),
      /** A field, `plan`, `listing`, `match` or `missing`. */
      target: varchar().notNull(),
      /** For `match`: `link`, `create` or `ignore`. */
      choice: varchar().notNull(),
      /** The value that an editor typed instead of the submitted value, or the linked listing. */
      typed: jsonb(),
      /** The values that the editor saw; see `selectSeen` in `decisions.ts`. */
      seen: jsonb(),
      user_id: user(),
      user_name: varchar().notNull(),
      decided_at: time().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.submission_id, table.record, table.target] })],
  )
  /** The values that applying replaced, for undo. */
  const changes = pgTable(
    'submission_changes',
    {
      submission_id: submission(),
      kind: varchar().notNull(),
      listing_id: integer().notNull(),
      name: varchar().notNull(),
      is_new: boolean().notNull(),
      /** The replaced values; see `changes.ts`. */
      before: jsonb().notNull(),
      /** The listing afterwards: the newest version, the times of both, and whether it is published. */
      after: jsonb().notNull(),
    },
    (table) => [primaryKey({ columns: [table.submission_id, table.kind, table.listing_id] })],
  )
  /** How a builder's layouts are read, as an editor last confirmed it. */
  const mappings = pgTable(
    'builder_mappings',
    {
      builder_id: builder(),
      key: text().notNull(),
      mapping: jsonb().notNull(),
      used_at: time().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.builder_id, table.key] })],
  )
  /** The meanings of builders' words, as editors explained them. */
  const words = pgTable(
    'builder_words',
    {
      builder_id: builder(),
      /** A field; `community.name` and `plan.name` for what is called otherwise in the guide. */
      field: varchar().notNull(),
      /** The word in lower case with single spaces. */
      key: text().notNull(),
      /** As it was first written. */
      word: text().notNull(),
      /** `Meaning`. */
      meaning: jsonb().notNull(),
      user_name: varchar().notNull(),
      explained_at: time().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.builder_id, table.field, table.key] })],
  )
  /** A builder's own number of a community, which several builders may have. */
  const numbers = pgTable(
    'builder_numbers',
    {
      builder_id: builder(),
      community_id: integer()
        .notNull()
        .references(() => schema.tables.communities?.id, { onDelete: 'cascade' }),
      number: varchar({ length: 40 }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.builder_id, table.community_id] }),
      index('builder_numbers_community_idx').on(table.community_id),
    ],
  )
  /** Links that were sent to builders. */
  const links = pgTable(
    'submission_links',
    {
      id: serial().primaryKey(),
      builder_id: builder(),
      created_by: user(),
      created_at: time().notNull().defaultNow(),
      /** How many files were sent by it, and when the last one was. */
      files: integer().notNull().default(0),
      used_at: time(),
    },
    (table) => [index('submission_links_builder_idx').on(table.builder_id)],
  )
  return {
    ...schema,
    tables: {
      ...schema.tables,
      submission_files: files,
      submission_records: records,
      submission_decisions: decisions,
      submission_changes: changes,
      builder_mappings: mappings,
      builder_words: words,
      builder_numbers: numbers,
      submission_links: links,
    },
  }
}
