import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The template of replies to leads; the settings and their versions begin with the default. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings
      add column lead_reply_subject varchar default 'Your question about {about}' not null,
      add column lead_reply_text varchar default E'Hi {name},\\n\\nThank you for your interest in {about}.\\n\\n\\n\\nBest regards,\\n{sender}\\n{publisher}' not null;
    alter table _site_settings_v
      add column version_lead_reply_subject varchar default 'Your question about {about}' not null,
      add column version_lead_reply_text varchar default E'Hi {name},\\n\\nThank you for your interest in {about}.\\n\\n\\n\\nBest regards,\\n{sender}\\n{publisher}' not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings drop column lead_reply_subject, drop column lead_reply_text;
    alter table _site_settings_v
      drop column version_lead_reply_subject, drop column version_lead_reply_text;`)
}
