import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the audit log says can be neither altered nor taken out of it, whoever asks: the access of
 * the collection binds Payload's own calls alone. Two things may be forgotten: an account that is
 * deleted, as its foreign key does, and a title that holds the name of an erased person.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
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
    end $$`)
  await db.execute(sql`
    create trigger only_added_to before update or delete on audit_entries
    for each row execute function refuse_audit_change()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger only_added_to on audit_entries`)
  await db.execute(sql`drop function refuse_audit_change()`)
}
