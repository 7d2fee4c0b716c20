import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_copy" ALTER COLUMN "community_about" SET DEFAULT '{name} is a new-home community in {city}, Texas. Request a tour to learn about its homes, homesites and hours. A real person will reply.';
  ALTER TABLE "site_copy" ALTER COLUMN "community_tour" SET DEFAULT 'Tell us when works for you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_promise" SET DEFAULT 'A real person replies within 24 hours.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_help" SET DEFAULT 'A real person replies within 24 hours.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_down_payment" SET DEFAULT 'Updates with the percent.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_down_payment_percent" SET DEFAULT 'Less than 20% down adds PMI.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_interest_rate" SET DEFAULT 'Annual interest rate.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_term_years" SET DEFAULT 'Defaults to 30.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_annual_insurance" SET DEFAULT 'Annual homeowners premium.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_pmi_rate" SET DEFAULT 'Yearly, as a percent of the loan.';
  ALTER TABLE "site_copy" ALTER COLUMN "articles_stay_updated" SET DEFAULT 'New communities, price changes and the month’s articles, by email.';
  ALTER TABLE "site_copy" ALTER COLUMN "articles_more_text" SET DEFAULT 'New articles come with the newsletter. Find guides and tools in Resources.';
  ALTER TABLE "site_copy" ALTER COLUMN "events_more_text" SET DEFAULT 'Hear about openings first in the newsletter. Most model homes are open every day.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_links" SET DEFAULT 'School districts, utilities, agencies and lending rules, at the source.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_builders" SET DEFAULT 'National, regional and local builders, and where each one builds.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_empty_text" SET DEFAULT 'We’re still working on it. The other categories have plenty to read.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_providers_text" SET DEFAULT 'Find guides and checklists in Resources. To be listed here, write to us.';
  ALTER TABLE "site_copy" ALTER COLUMN "search_help_heading" SET DEFAULT 'What might help';
  ALTER TABLE "site_copy" ALTER COLUMN "not_found_text" SET DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped. Try one of these:';
  ALTER TABLE "site_copy" ALTER COLUMN "not_found_builders" SET DEFAULT 'National, regional and local builders, and where each one builds.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_about" SET DEFAULT '{name} is a new-home community in {city}, Texas. Request a tour to learn about its homes, homesites and hours. A real person will reply.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_tour" SET DEFAULT 'Tell us when works for you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_promise" SET DEFAULT 'A real person replies within 24 hours.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_help" SET DEFAULT 'A real person replies within 24 hours.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_down_payment" SET DEFAULT 'Updates with the percent.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_down_payment_percent" SET DEFAULT 'Less than 20% down adds PMI.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_interest_rate" SET DEFAULT 'Annual interest rate.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_term_years" SET DEFAULT 'Defaults to 30.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_annual_insurance" SET DEFAULT 'Annual homeowners premium.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_pmi_rate" SET DEFAULT 'Yearly, as a percent of the loan.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_articles_stay_updated" SET DEFAULT 'New communities, price changes and the month’s articles, by email.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_articles_more_text" SET DEFAULT 'New articles come with the newsletter. Find guides and tools in Resources.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_events_more_text" SET DEFAULT 'Hear about openings first in the newsletter. Most model homes are open every day.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_links" SET DEFAULT 'School districts, utilities, agencies and lending rules, at the source.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_builders" SET DEFAULT 'National, regional and local builders, and where each one builds.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_empty_text" SET DEFAULT 'We’re still working on it. The other categories have plenty to read.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_providers_text" SET DEFAULT 'Find guides and checklists in Resources. To be listed here, write to us.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_search_help_heading" SET DEFAULT 'What might help';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_not_found_text" SET DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped. Try one of these:';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_not_found_builders" SET DEFAULT 'National, regional and local builders, and where each one builds.';
  ALTER TABLE "site_copy" ADD COLUMN "community_verified" varchar DEFAULT 'Verified on {date} with the builder';
  ALTER TABLE "site_copy" ADD COLUMN "community_verification_due" varchar DEFAULT 'Last verified on {date}. Please confirm the price with the builder.';
  ALTER TABLE "site_copy" ADD COLUMN "community_not_verified" varchar DEFAULT 'Not verified yet. Please confirm the price with the builder.';
  ALTER TABLE "site_copy" ADD COLUMN "community_sold_out" varchar DEFAULT 'Every home in {name} is sold.';
  ALTER TABLE "site_copy" ADD COLUMN "community_similar_heading" varchar DEFAULT 'Similar communities with homes';
  ALTER TABLE "site_copy" ADD COLUMN "community_tour_message" varchar DEFAULT 'I would like to tour {name}. Which homes and plans are available?';
  ALTER TABLE "site_copy" ADD COLUMN "answers_sent" varchar DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. Nothing else is needed from you.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_verified" varchar DEFAULT 'Verified on {date} with the builder';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_verification_due" varchar DEFAULT 'Last verified on {date}. Please confirm the price with the builder.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_not_verified" varchar DEFAULT 'Not verified yet. Please confirm the price with the builder.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_sold_out" varchar DEFAULT 'Every home in {name} is sold.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_similar_heading" varchar DEFAULT 'Similar communities with homes';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_tour_message" varchar DEFAULT 'I would like to tour {name}. Which homes and plans are available?';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_answers_sent" varchar DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. Nothing else is needed from you.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_copy" ALTER COLUMN "community_about" SET DEFAULT '{name} is a new-home community in {city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.';
  ALTER TABLE "site_copy" ALTER COLUMN "community_tour" SET DEFAULT 'Tell us when suits you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_promise" SET DEFAULT 'A person answers within 24 hours.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_help" SET DEFAULT 'A person at the guide answers within 24 hours.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_down_payment" SET DEFAULT 'Changes with the percent.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_down_payment_percent" SET DEFAULT 'Under 20% brings PMI with it.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_interest_rate" SET DEFAULT 'The full rate of the note, a year.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_term_years" SET DEFAULT '30 when left blank.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_annual_insurance" SET DEFAULT 'The premium of the house.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_pmi_rate" SET DEFAULT 'A year, of the loan.';
  ALTER TABLE "site_copy" ALTER COLUMN "articles_stay_updated" SET DEFAULT 'New communities, price changes and the month’s articles, by mail.';
  ALTER TABLE "site_copy" ALTER COLUMN "articles_more_text" SET DEFAULT 'New articles come with the newsletter; guides and tools stand in the resources.';
  ALTER TABLE "site_copy" ALTER COLUMN "events_more_text" SET DEFAULT 'The newsletter tells of openings before they are on a calendar, and most models can be seen on any day.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_links" SET DEFAULT 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_builders" SET DEFAULT 'National, regional and local builders, with the communities in which each builds.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_empty_text" SET DEFAULT 'The editors are still at work on it. The other categories have plenty to read.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_providers_text" SET DEFAULT 'Guides and checklists stand in the resources. To be listed here, write to us.';
  ALTER TABLE "site_copy" ALTER COLUMN "search_help_heading" SET DEFAULT 'What may help';
  ALTER TABLE "site_copy" ALTER COLUMN "not_found_text" SET DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped; these lead on:';
  ALTER TABLE "site_copy" ALTER COLUMN "not_found_builders" SET DEFAULT 'National, regional and local builders, with where each of them builds.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_about" SET DEFAULT '{name} is a new-home community in {city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_tour" SET DEFAULT 'Tell us when suits you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_promise" SET DEFAULT 'A person answers within 24 hours.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_help" SET DEFAULT 'A person at the guide answers within 24 hours.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_down_payment" SET DEFAULT 'Changes with the percent.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_down_payment_percent" SET DEFAULT 'Under 20% brings PMI with it.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_interest_rate" SET DEFAULT 'The full rate of the note, a year.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_term_years" SET DEFAULT '30 when left blank.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_annual_insurance" SET DEFAULT 'The premium of the house.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_pmi_rate" SET DEFAULT 'A year, of the loan.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_articles_stay_updated" SET DEFAULT 'New communities, price changes and the month’s articles, by mail.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_articles_more_text" SET DEFAULT 'New articles come with the newsletter; guides and tools stand in the resources.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_events_more_text" SET DEFAULT 'The newsletter tells of openings before they are on a calendar, and most models can be seen on any day.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_links" SET DEFAULT 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_builders" SET DEFAULT 'National, regional and local builders, with the communities in which each builds.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_empty_text" SET DEFAULT 'The editors are still at work on it. The other categories have plenty to read.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_providers_text" SET DEFAULT 'Guides and checklists stand in the resources. To be listed here, write to us.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_search_help_heading" SET DEFAULT 'What may help';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_not_found_text" SET DEFAULT 'Nothing has been built at this address. It may have moved, or been mistyped; these lead on:';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_not_found_builders" SET DEFAULT 'National, regional and local builders, with where each of them builds.';
  ALTER TABLE "site_copy" DROP COLUMN "community_verified";
  ALTER TABLE "site_copy" DROP COLUMN "community_verification_due";
  ALTER TABLE "site_copy" DROP COLUMN "community_not_verified";
  ALTER TABLE "site_copy" DROP COLUMN "community_sold_out";
  ALTER TABLE "site_copy" DROP COLUMN "community_similar_heading";
  ALTER TABLE "site_copy" DROP COLUMN "community_tour_message";
  ALTER TABLE "site_copy" DROP COLUMN "answers_sent";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_verified";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_verification_due";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_not_verified";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_sold_out";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_similar_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_tour_message";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_answers_sent";`)
}
