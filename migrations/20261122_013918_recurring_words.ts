import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "wording" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"communities_heading" varchar DEFAULT 'San Antonio Neighborhoods',
  	"communities_nothing_found" varchar DEFAULT 'Try a neighboring city or a wider price. Communities without a published price are left out while a price is chosen.',
  	"communities_city_title" varchar DEFAULT 'New homes in {city}, Texas',
  	"communities_city_description" varchar DEFAULT 'Every new-construction community in {city}, Texas, with prices, builders and amenities.',
  	"community_about" varchar DEFAULT '{name} is a new-home community in {city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.',
  	"community_build_time" varchar DEFAULT '4-6 months',
  	"community_schools" varchar DEFAULT 'Zones can change; confirm with the district before you sign.',
  	"community_tour" varchar DEFAULT 'Tell us when suits you. Your note goes to the builders in this community; your details are not sold.',
  	"builder_message" varchar DEFAULT 'Ask about homes, plans or a visit. Your message goes to {receiver}; your details are not sold.',
  	"answers_promise" varchar DEFAULT 'A person answers within 24 hours.',
  	"answers_help" varchar DEFAULT 'A person at the guide answers within 24 hours.',
  	"answers_hours" varchar DEFAULT 'Within 24 hours',
  	"articles_stay_updated" varchar DEFAULT 'New communities, price changes and the month’s articles, by mail.',
  	"articles_more_heading" varchar DEFAULT 'More to read',
  	"articles_more_text" varchar DEFAULT 'New articles come with the newsletter; guides and tools stand in the resources.',
  	"events_more_heading" varchar DEFAULT 'Don’t wait for the next one',
  	"events_more_text" varchar DEFAULT 'The newsletter tells of openings before they are on a calendar, and most models can be seen on any day.',
  	"resources_articles" varchar DEFAULT 'Short answers on contracts, inspections, warranties, taxes and the first summer.',
  	"resources_events" varchar DEFAULT 'Grand openings, open houses and model tours, with dates you can put in your calendar.',
  	"resources_links" varchar DEFAULT 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.',
  	"resources_communities" varchar DEFAULT 'New-home communities in four counties, on a map, by city and price.',
  	"resources_builders" varchar DEFAULT 'National, regional and local builders, with the communities in which each builds.',
  	"resources_empty_heading" varchar DEFAULT 'No resources in this category yet',
  	"resources_empty_text" varchar DEFAULT 'The editors are still at work on it. The other categories have plenty to read.',
  	"resources_providers_heading" varchar DEFAULT 'More for your new home',
  	"resources_providers_text" varchar DEFAULT 'Guides and checklists stand in the resources. To be listed here, write to us.',
  	"resources_schools" varchar DEFAULT 'with a question about schools near a community.',
  	"search_communities" varchar DEFAULT 'On a map, by city and by price.',
  	"search_builders" varchar DEFAULT 'National, regional and local.',
  	"search_articles" varchar DEFAULT 'Market reports and buyer’s guides.',
  	"search_resources" varchar DEFAULT 'Guides, checklists, a calculator.',
  	"search_nothing_found" varchar DEFAULT 'Try one word instead of several, a city, or the beginning of a name.',
  	"not_found_text" varchar DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped; these lead on:',
  	"not_found_communities" varchar DEFAULT '50+ communities in four counties, by city and price.',
  	"not_found_builders" varchar DEFAULT 'National, regional and local builders, with where each of them builds.',
  	"not_found_search" varchar DEFAULT 'Communities, builders, articles and guides in one search.',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_wording_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_communities_heading" varchar DEFAULT 'San Antonio Neighborhoods',
  	"version_communities_nothing_found" varchar DEFAULT 'Try a neighboring city or a wider price. Communities without a published price are left out while a price is chosen.',
  	"version_communities_city_title" varchar DEFAULT 'New homes in {city}, Texas',
  	"version_communities_city_description" varchar DEFAULT 'Every new-construction community in {city}, Texas, with prices, builders and amenities.',
  	"version_community_about" varchar DEFAULT '{name} is a new-home community in {city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.',
  	"version_community_build_time" varchar DEFAULT '4-6 months',
  	"version_community_schools" varchar DEFAULT 'Zones can change; confirm with the district before you sign.',
  	"version_community_tour" varchar DEFAULT 'Tell us when suits you. Your note goes to the builders in this community; your details are not sold.',
  	"version_builder_message" varchar DEFAULT 'Ask about homes, plans or a visit. Your message goes to {receiver}; your details are not sold.',
  	"version_answers_promise" varchar DEFAULT 'A person answers within 24 hours.',
  	"version_answers_help" varchar DEFAULT 'A person at the guide answers within 24 hours.',
  	"version_answers_hours" varchar DEFAULT 'Within 24 hours',
  	"version_articles_stay_updated" varchar DEFAULT 'New communities, price changes and the month’s articles, by mail.',
  	"version_articles_more_heading" varchar DEFAULT 'More to read',
  	"version_articles_more_text" varchar DEFAULT 'New articles come with the newsletter; guides and tools stand in the resources.',
  	"version_events_more_heading" varchar DEFAULT 'Don’t wait for the next one',
  	"version_events_more_text" varchar DEFAULT 'The newsletter tells of openings before they are on a calendar, and most models can be seen on any day.',
  	"version_resources_articles" varchar DEFAULT 'Short answers on contracts, inspections, warranties, taxes and the first summer.',
  	"version_resources_events" varchar DEFAULT 'Grand openings, open houses and model tours, with dates you can put in your calendar.',
  	"version_resources_links" varchar DEFAULT 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.',
  	"version_resources_communities" varchar DEFAULT 'New-home communities in four counties, on a map, by city and price.',
  	"version_resources_builders" varchar DEFAULT 'National, regional and local builders, with the communities in which each builds.',
  	"version_resources_empty_heading" varchar DEFAULT 'No resources in this category yet',
  	"version_resources_empty_text" varchar DEFAULT 'The editors are still at work on it. The other categories have plenty to read.',
  	"version_resources_providers_heading" varchar DEFAULT 'More for your new home',
  	"version_resources_providers_text" varchar DEFAULT 'Guides and checklists stand in the resources. To be listed here, write to us.',
  	"version_resources_schools" varchar DEFAULT 'with a question about schools near a community.',
  	"version_search_communities" varchar DEFAULT 'On a map, by city and by price.',
  	"version_search_builders" varchar DEFAULT 'National, regional and local.',
  	"version_search_articles" varchar DEFAULT 'Market reports and buyer’s guides.',
  	"version_search_resources" varchar DEFAULT 'Guides, checklists, a calculator.',
  	"version_search_nothing_found" varchar DEFAULT 'Try one word instead of several, a city, or the beginning of a name.',
  	"version_not_found_text" varchar DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped; these lead on:',
  	"version_not_found_communities" varchar DEFAULT '50+ communities in four counties, by city and price.',
  	"version_not_found_builders" varchar DEFAULT 'National, regional and local builders, with where each of them builds.',
  	"version_not_found_search" varchar DEFAULT 'Communities, builders, articles and guides in one search.',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_wording_v_created_at_idx" ON "_wording_v" USING btree ("created_at");
  CREATE INDEX "_wording_v_updated_at_idx" ON "_wording_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "wording" CASCADE;
  DROP TABLE "_wording_v" CASCADE;`)
}
