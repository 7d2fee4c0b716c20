import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const refuseChange = (deletion: ReturnType<typeof sql>) => sql`
  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    ${deletion}
    if tg_op = 'UPDATE' then
      if (new.user_id is null or new.user_id = old.user_id)
        and (new.document_title is null or new.document_title = old.document_title)
        and to_jsonb(new) - '{user_id,document_title}'::text[]
          = to_jsonb(old) - '{user_id,document_title}'::text[]
      then
        return new;
      end if;
    end if;
    raise exception 'The audit log is only added to';
  end $$`

/** Entries may be deleted once they are older than `AUDIT_MONTHS_MIN`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    refuseChange(sql`
    if tg_op = 'DELETE' and old.created_at < now() - interval '12 months' then
      return old;
    end if;`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(refuseChange(sql``))
}
