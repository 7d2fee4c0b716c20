import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The view of the search, with the words of the amenities and home types of a community. */
const searchable = (listed: ReturnType<typeof sql>) => sql`
    create or replace view searchable (kind, document_id, title, names, facts, body, until) as
      select 'community', c.id, c.name,
        concat_ws(' ', c.city, (
          select string_agg(b.name, ' ' order by r."order")
          from communities_rels r join builders b on b.id = r.builders_id
          where r.parent_id = c.id and r.path = 'builders' and b._status = 'published')),
        concat_ws(' ', c.location, c.county, c.school_district, ${listed}),
        coalesce(c.description, ''), null::timestamptz
      from communities c where c._status = 'published'
      union all
      select 'builder', b.id, b.name, '', concat_ws(' ', b.tier, b.address),
        coalesce(b.description, ''), null
      from builders b where b._status = 'published'
      union all
      select 'article', p.id, p.title, '',
        concat_ws(' ', replace(p.category::text, '-', ' '), (
          select string_agg(t.text, ' ') from blog_posts_texts t
          where t.parent_id = p.id and t.path = 'tags')),
        concat_ws(' ', p.excerpt, text_of_rich_text(p.content)), null
      from blog_posts p where p._status = 'published'
      union all
      select 'helpful-article', h.id, h.title, '', replace(h.category::text, '-', ' '),
        concat_ws(' ', h.excerpt, text_of_rich_text(h.content)), null
      from helpful_articles h where h._status = 'published'
      union all
      select 'resource', r.id, r.title, '',
        concat_ws(' ', replace(r.category::text, '-', ' '), r.type),
        concat_ws(' ', r.description, text_of_rich_text(r.content)), null
      from resources r where r._status = 'published'
      union all
      select 'event', e.id, e.title,
        concat_ws(' ', coalesce(e.community_name, c.name), coalesce(e.builder_name, b.name)),
        concat_ws(' ', replace(e.event_type::text, '-', ' '), e.location, e.address),
        coalesce(e.description, ''), coalesce(e.end_date, e.event_date)
      from events e
        left join communities c on c.id = e.community_id and c._status = 'published'
        left join builders b on b.id = e.builder_id and b._status = 'published'
      where e._status = 'published'`

/** Their values and their labels, which admins edit. */
const texts = sql`(
          select string_agg(concat_ws(' ', replace(x.text, '-', ' '), o.label), ' ')
          from communities_texts x left join (
            select 'amenities' as path, a.value, a.label from amenities a
            union all select 'homeTypes', h.value, h.label from home_types h) o
          on o.path = x.path and o.value = x.text where x.parent_id = c.id)`

const enums = sql`
          (select string_agg(replace(a.value::text, '-', ' '), ' ')
            from communities_amenities a where a.parent_id = c.id),
          (select string_agg(replace(h.value::text, '-', ' '), ' ')
            from communities_home_types h where h.parent_id = c.id)`

/** Amenities, home types and cities become lists that admins edit; communities keep the values. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "communities_texts" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "path" varchar NOT NULL,
      "text" varchar
    );
    CREATE TABLE "_communities_v_texts" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "path" varchar NOT NULL,
      "text" varchar
    );
    CREATE TABLE "amenities" (
      "id" serial PRIMARY KEY NOT NULL,
      "label" varchar NOT NULL,
      "value" varchar NOT NULL,
      "is_filter" boolean DEFAULT false,
      "order" numeric DEFAULT 0,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "home_types" (
      "id" serial PRIMARY KEY NOT NULL,
      "label" varchar NOT NULL,
      "value" varchar NOT NULL,
      "order" numeric DEFAULT 0,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "cities" (
      "id" serial PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "order" numeric DEFAULT 0,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "amenities_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "home_types_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cities_id" integer;
    ALTER TABLE "communities_texts" ADD CONSTRAINT "communities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "_communities_v_texts" ADD CONSTRAINT "_communities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "communities_texts_order_parent" ON "communities_texts" USING btree ("order","parent_id");
    CREATE INDEX "_communities_v_texts_order_parent" ON "_communities_v_texts" USING btree ("order","parent_id");
    CREATE UNIQUE INDEX "amenities_label_idx" ON "amenities" USING btree ("label");
    CREATE UNIQUE INDEX "amenities_value_idx" ON "amenities" USING btree ("value");
    CREATE INDEX "amenities_order_idx" ON "amenities" USING btree ("order");
    CREATE INDEX "amenities_updated_at_idx" ON "amenities" USING btree ("updated_at");
    CREATE INDEX "amenities_created_at_idx" ON "amenities" USING btree ("created_at");
    CREATE UNIQUE INDEX "home_types_label_idx" ON "home_types" USING btree ("label");
    CREATE UNIQUE INDEX "home_types_value_idx" ON "home_types" USING btree ("value");
    CREATE INDEX "home_types_order_idx" ON "home_types" USING btree ("order");
    CREATE INDEX "home_types_updated_at_idx" ON "home_types" USING btree ("updated_at");
    CREATE INDEX "home_types_created_at_idx" ON "home_types" USING btree ("created_at");
    CREATE UNIQUE INDEX "cities_name_idx" ON "cities" USING btree ("name");
    CREATE INDEX "cities_order_idx" ON "cities" USING btree ("order");
    CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
    CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_amenities_fk" FOREIGN KEY ("amenities_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_types_fk" FOREIGN KEY ("home_types_id") REFERENCES "public"."home_types"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_amenities_id_idx" ON "payload_locked_documents_rels" USING btree ("amenities_id");
    CREATE INDEX "payload_locked_documents_rels_home_types_id_idx" ON "payload_locked_documents_rels" USING btree ("home_types_id");
    CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");`)
  await db.execute(sql`
    insert into amenities (value, label, is_filter, "order") values
      ('pools', 'Pools', true, 1), ('trails', 'Trails', true, 2), ('golf', 'Golf', true, 3),
      ('clubhouse', 'Clubhouse', true, 4), ('tennis', 'Tennis', true, 5),
      ('playground', 'Playground', true, 6), ('parks', 'Parks', true, 7),
      ('dog-park', 'Dog park', false, 8), ('fitness-center', 'Fitness center', false, 9),
      ('splash-pad', 'Splash pad', false, 10), ('pavilion', 'Pavilion', false, 11),
      ('sports-courts', 'Sports courts', false, 12), ('fishing-pond', 'Fishing pond', false, 13),
      ('gated-entry', 'Gated entry', false, 14);
    insert into home_types (value, label, "order") values
      ('single-family', 'Single-family', 1), ('garden-home', 'Garden home', 2),
      ('townhome', 'Townhome', 3), ('duplex', 'Duplex', 4), ('condominium', 'Condominium', 5),
      ('acreage', 'Acreage', 6), ('custom', 'Custom', 7), ('active-adult', 'Active adult', 8);
    insert into cities (name, "order") values ('Boerne', 1), ('Cibolo', 2), ('Converse', 3),
      ('New Braunfels', 4), ('San Antonio', 5), ('Schertz', 6);

    insert into communities_texts ("order", parent_id, path, text)
    select "order", parent_id, 'amenities', value::text from communities_amenities
    union all select "order", parent_id, 'homeTypes', value::text from communities_home_types;
    insert into _communities_v_texts ("order", parent_id, path, text)
    select "order", parent_id, 'version.amenities', value::text
      from _communities_v_version_amenities
    union all select "order", parent_id, 'version.homeTypes', value::text
      from _communities_v_version_home_types;`)
  await db.execute(searchable(texts))
  await db.execute(sql`
    DROP TABLE "communities_amenities" CASCADE;
    DROP TABLE "communities_home_types" CASCADE;
    DROP TABLE "_communities_v_version_amenities" CASCADE;
    DROP TABLE "_communities_v_version_home_types" CASCADE;
    DROP TYPE "public"."enum_communities_amenities";
    DROP TYPE "public"."enum_communities_home_types";
    DROP TYPE "public"."enum__communities_v_version_amenities";
    DROP TYPE "public"."enum__communities_v_version_home_types";

    create trigger search_after_insert after insert on communities_texts
      referencing new table as changed for each statement
      execute function refresh_search_of_changed('community', 'parent_id');
    create trigger search_after_update after update on communities_texts
      referencing new table as changed for each statement
      execute function refresh_search_of_changed('community', 'parent_id');
    create trigger search_after_delete after delete on communities_texts
      referencing old table as changed for each statement
      execute function refresh_search_of_changed('community', 'parent_id');

    -- Communities are found by the label that an admin gave to an option.
    create function refresh_search_of_labels() returns trigger language plpgsql as $$
      begin
        perform refresh_search('community', array(select distinct x.parent_id
          from communities_texts x where x.path = tg_argv[0]
            and x.text in (select value from changed)));
        return null;
      end $$;
    create trigger search_labels_after_update after update on amenities
      referencing new table as changed for each statement
      execute function refresh_search_of_labels('amenities');
    create trigger search_labels_after_update after update on home_types
      referencing new table as changed for each statement
      execute function refresh_search_of_labels('homeTypes');`)
}

/** Values that admins added are lost, because the enumerations do not have them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_communities_amenities" AS ENUM('pools', 'trails', 'golf', 'clubhouse', 'tennis', 'playground', 'parks', 'dog-park', 'fitness-center', 'splash-pad', 'pavilion', 'sports-courts', 'fishing-pond', 'gated-entry');
    CREATE TYPE "public"."enum_communities_home_types" AS ENUM('single-family', 'garden-home', 'townhome', 'duplex', 'condominium', 'acreage', 'custom', 'active-adult');
    CREATE TYPE "public"."enum__communities_v_version_amenities" AS ENUM('pools', 'trails', 'golf', 'clubhouse', 'tennis', 'playground', 'parks', 'dog-park', 'fitness-center', 'splash-pad', 'pavilion', 'sports-courts', 'fishing-pond', 'gated-entry');
    CREATE TYPE "public"."enum__communities_v_version_home_types" AS ENUM('single-family', 'garden-home', 'townhome', 'duplex', 'condominium', 'acreage', 'custom', 'active-adult');
    CREATE TABLE "communities_amenities" (
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "value" "enum_communities_amenities",
      "id" serial PRIMARY KEY NOT NULL
    );
    CREATE TABLE "communities_home_types" (
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "value" "enum_communities_home_types",
      "id" serial PRIMARY KEY NOT NULL
    );
    CREATE TABLE "_communities_v_version_amenities" (
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "value" "enum__communities_v_version_amenities",
      "id" serial PRIMARY KEY NOT NULL
    );
    CREATE TABLE "_communities_v_version_home_types" (
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "value" "enum__communities_v_version_home_types",
      "id" serial PRIMARY KEY NOT NULL
    );
    ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "communities_home_types" ADD CONSTRAINT "communities_home_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "_communities_v_version_amenities" ADD CONSTRAINT "_communities_v_version_amenities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "_communities_v_version_home_types" ADD CONSTRAINT "_communities_v_version_home_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "communities_amenities_order_idx" ON "communities_amenities" USING btree ("order");
    CREATE INDEX "communities_amenities_parent_idx" ON "communities_amenities" USING btree ("parent_id");
    CREATE INDEX "communities_home_types_order_idx" ON "communities_home_types" USING btree ("order");
    CREATE INDEX "communities_home_types_parent_idx" ON "communities_home_types" USING btree ("parent_id");
    CREATE INDEX "_communities_v_version_amenities_order_idx" ON "_communities_v_version_amenities" USING btree ("order");
    CREATE INDEX "_communities_v_version_amenities_parent_idx" ON "_communities_v_version_amenities" USING btree ("parent_id");
    CREATE INDEX "_communities_v_version_home_types_order_idx" ON "_communities_v_version_home_types" USING btree ("order");
    CREATE INDEX "_communities_v_version_home_types_parent_idx" ON "_communities_v_version_home_types" USING btree ("parent_id");`)
  for (const { path, texts: from, tables } of [
    { path: '', texts: 'communities_texts', tables: 'communities' },
    { path: 'version.', texts: '_communities_v_texts', tables: '_communities_v_version' },
  ]) {
    for (const { field, column } of [
      { field: 'amenities', column: 'amenities' },
      { field: 'homeTypes', column: 'home_types' },
    ]) {
      const type = sql.identifier(`enum_${tables}_${column}`)
      await db.execute(sql`
        insert into ${sql.identifier(`${tables}_${column}`)} ("order", parent_id, value)
        select "order", parent_id, text::${type} from ${sql.identifier(from)}
        where path = ${path + field}
          and text = any (array(select unnest(enum_range(null::${type}))::text))`)
    }
  }
  await db.execute(searchable(enums))
  await db.execute(sql`
    drop trigger search_labels_after_update on amenities;
    drop trigger search_labels_after_update on home_types;
    drop function refresh_search_of_labels();
    DROP TABLE "communities_texts" CASCADE;
    DROP TABLE "_communities_v_texts" CASCADE;
    DROP TABLE "amenities" CASCADE;
    DROP TABLE "home_types" CASCADE;
    DROP TABLE "cities" CASCADE;
    DROP INDEX "payload_locked_documents_rels_amenities_id_idx";
    DROP INDEX "payload_locked_documents_rels_home_types_id_idx";
    DROP INDEX "payload_locked_documents_rels_cities_id_idx";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "amenities_id";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "home_types_id";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cities_id";
    do $$
    declare source text; change text;
    begin
      foreach source in array array['communities_amenities', 'communities_home_types'] loop
        foreach change in array array['insert', 'update', 'delete'] loop
          execute format('create trigger search_after_%1$s after %1$s on %2$I
            referencing %3$s table as changed for each statement
            execute function refresh_search_of_changed(%4$L, %5$L)', change, source,
            case change when 'delete' then 'old' else 'new' end, 'community', 'parent_id');
        end loop;
      end loop;
    end $$;`)
}
