import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "floor_plans_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"price" numeric
  );
  
  CREATE TABLE "_floor_plans_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "floor_plans_options" ADD CONSTRAINT "floor_plans_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_floor_plans_v_version_options" ADD CONSTRAINT "_floor_plans_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_floor_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "floor_plans_options_order_idx" ON "floor_plans_options" USING btree ("_order");
  CREATE INDEX "floor_plans_options_parent_id_idx" ON "floor_plans_options" USING btree ("_parent_id");
  CREATE INDEX "_floor_plans_v_version_options_order_idx" ON "_floor_plans_v_version_options" USING btree ("_order");
  CREATE INDEX "_floor_plans_v_version_options_parent_id_idx" ON "_floor_plans_v_version_options" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "floor_plans_options" CASCADE;
  DROP TABLE "_floor_plans_v_version_options" CASCADE;`)
}
