import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Emails about reviews, which each account can turn off. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_deliveries_kind add value 'review-notice';
    alter table users add column review_emails boolean default true;`)
}

/** The earlier type has no value for emails about reviews. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from deliveries where kind = 'review-notice';
    alter table deliveries alter column kind set data type text;
    drop type enum_deliveries_kind;
    create type enum_deliveries_kind as enum(
      'lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter');
    alter table deliveries alter column kind set data type enum_deliveries_kind
      using kind::enum_deliveries_kind;
    alter table users drop column review_emails;`)
}
