import * as migration_20261121_121742_initial from './20261121_121742_initial';
import * as migration_20261121_183202_search from './20261121_183202_search';
import * as migration_20261121_190000_unsubscribe_tokens from './20261121_190000_unsubscribe_tokens';
import * as migration_20261121_225920_desk_mail_review from './20261121_225920_desk_mail_review';
import * as migration_20261122_013918_recurring_words from './20261122_013918_recurring_words';
import * as migration_20261122_020000_append_only_audit_log from './20261122_020000_append_only_audit_log';
import * as migration_20261122_021328_picture_keys from './20261122_021328_picture_keys';
import * as migration_20261122_023952_inbox_newsletter_ads from './20261122_023952_inbox_newsletter_ads';
import * as migration_20261122_060713_saved_filters from './20261122_060713_saved_filters';
import * as migration_20261122_061500_who_noted from './20261122_061500_who_noted';
import * as migration_20261122_194129_password_reset from './20261122_194129_password_reset';
import * as migration_20261122_231500_site_copy from './20261122_231500_site_copy';
import * as migration_20261123_020000_search_words from './20261123_020000_search_words';
import * as migration_20261123_060000_publication_dates from './20261123_060000_publication_dates';
import * as migration_20261123_070000_review_emails from './20261123_070000_review_emails';
import * as migration_20261123_070100_lead_reply from './20261123_070100_lead_reply';
import * as migration_20261123_090756_api_key_permission from './20261123_090756_api_key_permission';
import * as migration_20261123_092516_one_description_per_article from './20261123_092516_one_description_per_article';
import * as migration_20261123_120000_global_drafts from './20261123_120000_global_drafts';
import * as migration_20261123_120100_public_words from './20261123_120100_public_words';
import * as migration_20261123_130000_school_districts from './20261123_130000_school_districts';
import * as migration_20261123_130100_listing_options from './20261123_130100_listing_options';
import * as migration_20261123_140000_drag_to_order from './20261123_140000_drag_to_order';
import * as migration_20261123_150000_texts_by_community from './20261123_150000_texts_by_community';
import * as migration_20261123_155000_trash from './20261123_155000_trash';
import * as migration_20261123_156000_audit_values from './20261123_156000_audit_values';
import * as migration_20261123_160000_media_folders from './20261123_160000_media_folders';
import * as migration_20261123_165000_sold_out_words from './20261123_165000_sold_out_words';
import * as migration_20261123_190000_plans_and_homes from './20261123_190000_plans_and_homes';
import * as migration_20261123_223354_leads_of_homes from './20261123_223354_leads_of_homes';
import * as migration_20261124_080925_price_changes from './20261124_080925_price_changes';
import * as migration_20261124_083321_options_of_plans from './20261124_083321_options_of_plans';
import * as migration_20261124_083409_verification from './20261124_083409_verification';
import * as migration_20261124_083500_search_of_homes from './20261124_083500_search_of_homes';
import * as migration_20261124_083809_submissions from './20261124_083809_submissions';
import * as migration_20261124_084312_builder_reports from './20261124_084312_builder_reports';
import * as migration_20261124_090500_home_columns from './20261124_090500_home_columns';
import * as migration_20261124_091552_partners from './20261124_091552_partners';
import * as migration_20261126_142000_search_refresh from './20261126_142000_search_refresh';
import * as migration_20261128_120805_retention from './20261128_120805_retention';
import * as migration_20261128_120900_audit_retention from './20261128_120900_audit_retention';
import * as migration_20261128_131616_claims_of_jobs from './20261128_131616_claims_of_jobs';
import * as migration_20261128_131700_hashed_reset_tokens from './20261128_131700_hashed_reset_tokens';
import * as migration_20261128_132239_account_security from './20261128_132239_account_security';
import * as migration_20261128_155223_second_factor from './20261128_155223_second_factor';
import * as migration_20261128_201413_undone_submission from './20261128_201413_undone_submission';
import * as migration_20261128_231242_submission_jobs from './20261128_231242_submission_jobs';
import * as migration_20261129_041003_seen_decisions from './20261129_041003_seen_decisions';
import * as migration_20261129_045028_submission_intake from './20261129_045028_submission_intake';
import * as migration_20261129_125605_glossary from './20261129_125605_glossary';
import * as migration_20261129_133000_homes_counted_from_rows from './20261129_133000_homes_counted_from_rows';
import * as migration_20261129_173940_search_for_homes from './20261129_173940_search_for_homes';
import * as migration_20261129_215853_home_costs from './20261129_215853_home_costs';
import * as migration_20261129_222450_realtor_brokerage from './20261129_222450_realtor_brokerage';
import * as migration_20261129_224500_mistake_reports from './20261129_224500_mistake_reports';
import * as migration_20261130_021344_promises from './20261130_021344_promises';
import * as migration_20261130_031201_lead_recipients from './20261130_031201_lead_recipients';
import * as migration_20261130_031244_offer_parts from './20261130_031244_offer_parts';
import * as migration_20261130_064846_inclusions from './20261130_064846_inclusions';
import * as migration_20261130_071526_lead_replies from './20261130_071526_lead_replies';
import * as migration_20261130_072122_links from './20261130_072122_links';
import * as migration_20261130_075141_wording from './20261130_075141_wording';
import * as migration_20261130_101519_people from './20261130_101519_people';
import * as migration_20261130_105514_event_all_day from './20261130_105514_event_all_day';
import * as migration_20261130_110223_comments from './20261130_110223_comments';
import * as migration_20261130_110802_bookings from './20261130_110802_bookings';
import * as migration_20261130_111020_sample from './20261130_111020_sample';
import * as migration_20261130_114926_audit_document_index from './20261130_114926_audit_document_index';
import * as migration_20261130_135529_newsletter_issues from './20261130_135529_newsletter_issues';
import * as migration_20261130_140241_alerts from './20261130_140241_alerts';
import * as migration_20261130_140307_newsletter_blocks from './20261130_140307_newsletter_blocks';
import * as migration_20261130_140328_newsletter_sendings from './20261130_140328_newsletter_sendings';
import * as migration_20261130_150335_verification_reminders from './20261130_150335_verification_reminders';
import * as migration_20261130_171459_newsletter_visits from './20261130_171459_newsletter_visits';
import * as migration_20261130_172054_backup_runs from './20261130_172054_backup_runs';

export const migrations = [
  {
    up: migration_20261121_121742_initial.up,
    down: migration_20261121_121742_initial.down,
    name: '20261121_121742_initial',
  },
  {
    up: migration_20261121_183202_search.up,
    down: migration_20261121_183202_search.down,
    name: '20261121_183202_search',
  },
  {
    up: migration_20261121_190000_unsubscribe_tokens.up,
    down: migration_20261121_190000_unsubscribe_tokens.down,
    name: '20261121_190000_unsubscribe_tokens',
  },
  {
    up: migration_20261121_225920_desk_mail_review.up,
    down: migration_20261121_225920_desk_mail_review.down,
    name: '20261121_225920_desk_mail_review',
  },
  {
    up: migration_20261122_013918_recurring_words.up,
    down: migration_20261122_013918_recurring_words.down,
    name: '20261122_013918_recurring_words',
  },
  {
    up: migration_20261122_020000_append_only_audit_log.up,
    down: migration_20261122_020000_append_only_audit_log.down,
    name: '20261122_020000_append_only_audit_log',
  },
  {
    up: migration_20261122_021328_picture_keys.up,
    down: migration_20261122_021328_picture_keys.down,
    name: '20261122_021328_picture_keys',
  },
  {
    up: migration_20261122_023952_inbox_newsletter_ads.up,
    down: migration_20261122_023952_inbox_newsletter_ads.down,
    name: '20261122_023952_inbox_newsletter_ads',
  },
  {
    up: migration_20261122_060713_saved_filters.up,
    down: migration_20261122_060713_saved_filters.down,
    name: '20261122_060713_saved_filters',
  },
  {
    up: migration_20261122_061500_who_noted.up,
    down: migration_20261122_061500_who_noted.down,
    name: '20261122_061500_who_noted',
  },
  {
    up: migration_20261122_194129_password_reset.up,
    down: migration_20261122_194129_password_reset.down,
    name: '20261122_194129_password_reset',
  },
  {
    up: migration_20261122_231500_site_copy.up,
    down: migration_20261122_231500_site_copy.down,
    name: '20261122_231500_site_copy',
  },
  {
    up: migration_20261123_020000_search_words.up,
    down: migration_20261123_020000_search_words.down,
    name: '20261123_020000_search_words',
  },
  {
    up: migration_20261123_060000_publication_dates.up,
    down: migration_20261123_060000_publication_dates.down,
    name: '20261123_060000_publication_dates',
  },
  {
    up: migration_20261123_070000_review_emails.up,
    down: migration_20261123_070000_review_emails.down,
    name: '20261123_070000_review_emails',
  },
  {
    up: migration_20261123_070100_lead_reply.up,
    down: migration_20261123_070100_lead_reply.down,
    name: '20261123_070100_lead_reply',
  },
  {
    up: migration_20261123_090756_api_key_permission.up,
    down: migration_20261123_090756_api_key_permission.down,
    name: '20261123_090756_api_key_permission',
  },
  {
    up: migration_20261123_092516_one_description_per_article.up,
    down: migration_20261123_092516_one_description_per_article.down,
    name: '20261123_092516_one_description_per_article',
  },
  {
    up: migration_20261123_120000_global_drafts.up,
    down: migration_20261123_120000_global_drafts.down,
    name: '20261123_120000_global_drafts',
  },
  {
    up: migration_20261123_120100_public_words.up,
    down: migration_20261123_120100_public_words.down,
    name: '20261123_120100_public_words',
  },
  {
    up: migration_20261123_130000_school_districts.up,
    down: migration_20261123_130000_school_districts.down,
    name: '20261123_130000_school_districts',
  },
  {
    up: migration_20261123_130100_listing_options.up,
    down: migration_20261123_130100_listing_options.down,
    name: '20261123_130100_listing_options',
  },
  {
    up: migration_20261123_140000_drag_to_order.up,
    down: migration_20261123_140000_drag_to_order.down,
    name: '20261123_140000_drag_to_order',
  },
  {
    up: migration_20261123_150000_texts_by_community.up,
    down: migration_20261123_150000_texts_by_community.down,
    name: '20261123_150000_texts_by_community',
  },
  {
    up: migration_20261123_155000_trash.up,
    down: migration_20261123_155000_trash.down,
    name: '20261123_155000_trash',
  },
  {
    up: migration_20261123_156000_audit_values.up,
    down: migration_20261123_156000_audit_values.down,
    name: '20261123_156000_audit_values',
  },
  {
    up: migration_20261123_160000_media_folders.up,
    down: migration_20261123_160000_media_folders.down,
    name: '20261123_160000_media_folders',
  },
  {
    up: migration_20261123_165000_sold_out_words.up,
    down: migration_20261123_165000_sold_out_words.down,
    name: '20261123_165000_sold_out_words',
  },
  {
    up: migration_20261123_190000_plans_and_homes.up,
    down: migration_20261123_190000_plans_and_homes.down,
    name: '20261123_190000_plans_and_homes',
  },
  {
    up: migration_20261123_223354_leads_of_homes.up,
    down: migration_20261123_223354_leads_of_homes.down,
    name: '20261123_223354_leads_of_homes',
  },
  {
    up: migration_20261124_080925_price_changes.up,
    down: migration_20261124_080925_price_changes.down,
    name: '20261124_080925_price_changes',
  },
  {
    up: migration_20261124_083321_options_of_plans.up,
    down: migration_20261124_083321_options_of_plans.down,
    name: '20261124_083321_options_of_plans',
  },
  {
    up: migration_20261124_083409_verification.up,
    down: migration_20261124_083409_verification.down,
    name: '20261124_083409_verification',
  },
  {
    up: migration_20261124_083500_search_of_homes.up,
    down: migration_20261124_083500_search_of_homes.down,
    name: '20261124_083500_search_of_homes',
  },
  {
    up: migration_20261124_083809_submissions.up,
    down: migration_20261124_083809_submissions.down,
    name: '20261124_083809_submissions',
  },
  {
    up: migration_20261124_084312_builder_reports.up,
    down: migration_20261124_084312_builder_reports.down,
    name: '20261124_084312_builder_reports',
  },
  {
    up: migration_20261124_090500_home_columns.up,
    down: migration_20261124_090500_home_columns.down,
    name: '20261124_090500_home_columns',
  },
  {
    up: migration_20261124_091552_partners.up,
    down: migration_20261124_091552_partners.down,
    name: '20261124_091552_partners',
  },
  {
    up: migration_20261126_142000_search_refresh.up,
    down: migration_20261126_142000_search_refresh.down,
    name: '20261126_142000_search_refresh',
  },
  {
    up: migration_20261128_120805_retention.up,
    down: migration_20261128_120805_retention.down,
    name: '20261128_120805_retention',
  },
  {
    up: migration_20261128_120900_audit_retention.up,
    down: migration_20261128_120900_audit_retention.down,
    name: '20261128_120900_audit_retention',
  },
  {
    up: migration_20261128_131616_claims_of_jobs.up,
    down: migration_20261128_131616_claims_of_jobs.down,
    name: '20261128_131616_claims_of_jobs',
  },
  {
    up: migration_20261128_131700_hashed_reset_tokens.up,
    down: migration_20261128_131700_hashed_reset_tokens.down,
    name: '20261128_131700_hashed_reset_tokens',
  },
  {
    up: migration_20261128_132239_account_security.up,
    down: migration_20261128_132239_account_security.down,
    name: '20261128_132239_account_security',
  },
  {
    up: migration_20261128_155223_second_factor.up,
    down: migration_20261128_155223_second_factor.down,
    name: '20261128_155223_second_factor',
  },
  {
    up: migration_20261128_201413_undone_submission.up,
    down: migration_20261128_201413_undone_submission.down,
    name: '20261128_201413_undone_submission',
  },
  {
    up: migration_20261128_231242_submission_jobs.up,
    down: migration_20261128_231242_submission_jobs.down,
    name: '20261128_231242_submission_jobs',
  },
  {
    up: migration_20261129_041003_seen_decisions.up,
    down: migration_20261129_041003_seen_decisions.down,
    name: '20261129_041003_seen_decisions',
  },
  {
    up: migration_20261129_045028_submission_intake.up,
    down: migration_20261129_045028_submission_intake.down,
    name: '20261129_045028_submission_intake',
  },
  {
    up: migration_20261129_125605_glossary.up,
    down: migration_20261129_125605_glossary.down,
    name: '20261129_125605_glossary',
  },
  {
    up: migration_20261129_133000_homes_counted_from_rows.up,
    down: migration_20261129_133000_homes_counted_from_rows.down,
    name: '20261129_133000_homes_counted_from_rows',
  },
  {
    up: migration_20261129_173940_search_for_homes.up,
    down: migration_20261129_173940_search_for_homes.down,
    name: '20261129_173940_search_for_homes',
  },
  {
    up: migration_20261129_215853_home_costs.up,
    down: migration_20261129_215853_home_costs.down,
    name: '20261129_215853_home_costs',
  },
  {
    up: migration_20261129_222450_realtor_brokerage.up,
    down: migration_20261129_222450_realtor_brokerage.down,
    name: '20261129_222450_realtor_brokerage',
  },
  {
    up: migration_20261129_224500_mistake_reports.up,
    down: migration_20261129_224500_mistake_reports.down,
    name: '20261129_224500_mistake_reports',
  },
  {
    up: migration_20261130_021344_promises.up,
    down: migration_20261130_021344_promises.down,
    name: '20261130_021344_promises',
  },
  {
    up: migration_20261130_031201_lead_recipients.up,
    down: migration_20261130_031201_lead_recipients.down,
    name: '20261130_031201_lead_recipients',
  },
  {
    up: migration_20261130_031244_offer_parts.up,
    down: migration_20261130_031244_offer_parts.down,
    name: '20261130_031244_offer_parts',
  },
  {
    up: migration_20261130_064846_inclusions.up,
    down: migration_20261130_064846_inclusions.down,
    name: '20261130_064846_inclusions',
  },
  {
    up: migration_20261130_071526_lead_replies.up,
    down: migration_20261130_071526_lead_replies.down,
    name: '20261130_071526_lead_replies',
  },
  {
    up: migration_20261130_072122_links.up,
    down: migration_20261130_072122_links.down,
    name: '20261130_072122_links',
  },
  {
    up: migration_20261130_075141_wording.up,
    down: migration_20261130_075141_wording.down,
    name: '20261130_075141_wording',
  },
  {
    up: migration_20261130_101519_people.up,
    down: migration_20261130_101519_people.down,
    name: '20261130_101519_people',
  },
  {
    up: migration_20261130_105514_event_all_day.up,
    down: migration_20261130_105514_event_all_day.down,
    name: '20261130_105514_event_all_day',
  },
  {
    up: migration_20261130_110223_comments.up,
    down: migration_20261130_110223_comments.down,
    name: '20261130_110223_comments',
  },
  {
    up: migration_20261130_110802_bookings.up,
    down: migration_20261130_110802_bookings.down,
    name: '20261130_110802_bookings',
  },
  {
    up: migration_20261130_111020_sample.up,
    down: migration_20261130_111020_sample.down,
    name: '20261130_111020_sample',
  },
  {
    up: migration_20261130_114926_audit_document_index.up,
    down: migration_20261130_114926_audit_document_index.down,
    name: '20261130_114926_audit_document_index',
  },
  {
    up: migration_20261130_135529_newsletter_issues.up,
    down: migration_20261130_135529_newsletter_issues.down,
    name: '20261130_135529_newsletter_issues',
  },
  {
    up: migration_20261130_140241_alerts.up,
    down: migration_20261130_140241_alerts.down,
    name: '20261130_140241_alerts',
  },
  {
    up: migration_20261130_140307_newsletter_blocks.up,
    down: migration_20261130_140307_newsletter_blocks.down,
    name: '20261130_140307_newsletter_blocks',
  },
  {
    up: migration_20261130_140328_newsletter_sendings.up,
    down: migration_20261130_140328_newsletter_sendings.down,
    name: '20261130_140328_newsletter_sendings',
  },
  {
    up: migration_20261130_150335_verification_reminders.up,
    down: migration_20261130_150335_verification_reminders.down,
    name: '20261130_150335_verification_reminders',
  },
  {
    up: migration_20261130_171459_newsletter_visits.up,
    down: migration_20261130_171459_newsletter_visits.down,
    name: '20261130_171459_newsletter_visits',
  },
  {
    up: migration_20261130_172054_backup_runs.up,
    down: migration_20261130_172054_backup_runs.down,
    name: '20261130_172054_backup_runs'
  },
];
