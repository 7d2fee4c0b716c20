import { Problems as Problems_461c8aa6c23c0669d5e4e1bbf4422362 } from '@/admin/problems/problems'
import { UnsavedChanges as UnsavedChanges_b5b36899704b44f4cde6c011c35da56a } from '@/admin/unsaved-changes/unsaved-changes'
import { SummaryPanel as SummaryPanel_1a71ad469f8a0379798e3b8a64d502e8 } from '@/admin/summary/summary-panel'
import { SchedulePanel as SchedulePanel_912ce711d816c7e6a01abbda28b25ed7 } from '@/admin/schedule/schedule-panel'
import { ReviewDecision as ReviewDecision_0fabb38cc067ff19e999a3dec2f036e9 } from '@/admin/review/review-decision'
import { CommentsPanel as CommentsPanel_b9bba5cf72b79cd5f854091b63ab85cb } from '@/admin/comments/comments-panel'
import { TitleCell as TitleCell_062999599217d019c14f98e3ac5f3732 } from '@/admin/cells/title-cell'
import { SlugField as SlugField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { TrashedLink as TrashedLink_f55066230dd71577bc65f450a100553f } from '@/admin/slug/trashed-link'
import { PriceCell as PriceCell_fb76e0edbeccecf34da0ebe295fa0306 } from '@/admin/cells/price-cell'
import { AvailabilityCell as AvailabilityCell_512c34d2e6aeed97d6e2872aa6f16b4e } from '@/admin/cells/availability-cell'
import { VerifiedCell as VerifiedCell_b4dbdb548a837b76686bbd75e8c97325 } from '@/admin/cells/verified-cell'
import { HoursRowLabel as HoursRowLabel_fb18ef41ebb9a6872ad61e04ace5e7f8 } from '@/admin/rows/hours-row-label'
import { OfferPartRowLabel as OfferPartRowLabel_393016172c07942dbd548cb36d7e7ebc } from '@/admin/rows/offer-part-row-label'
import { IncentiveRowLabel as IncentiveRowLabel_ca787ce0d0466d63a1bb468c994d2a6c } from '@/admin/rows/incentive-row-label'
import { TaxRowLabel as TaxRowLabel_a6274d76248788d70277d676ac8a6b9b } from '@/admin/rows/tax-row-label'
import { Completeness as Completeness_4a53d59c005442e7877fbca1fc8034ae } from '@/admin/inclusions/completeness'
import { CityField as CityField_2cb4aa5b035dd4dc4907c089596ef749 } from '@/admin/options/option-fields'
import { LocationMap as LocationMap_91f19a1415e86f6a3af45a8fe8a52a81 } from '@/admin/location/location-map'
import { DistrictField as DistrictField_2cb4aa5b035dd4dc4907c089596ef749 } from '@/admin/options/option-fields'
import { SchoolNameField as SchoolNameField_a45621d2cb581d089c56caaa82f5fdc9 } from '@/admin/schools/school-name-field'
import { SchoolRowLabel as SchoolRowLabel_b23e513288066d776c1dae2e13b32f37 } from '@/admin/schools/school-row-label'
import { FieldUploads as FieldUploads_b6230d39021c304309c60cc96f6329e5 } from '@/admin/media/uploads/field-uploads'
import { AmenitiesField as AmenitiesField_2cb4aa5b035dd4dc4907c089596ef749 } from '@/admin/options/option-fields'
import { SearchPreview as SearchPreview_7facd0435e2e0b7cd3df862fcc0a224c } from '@/admin/seo/search-preview'
import { PlansAndHomesLink as PlansAndHomesLink_109bcfde6e916c59493cb49609e9fff4 } from '@/admin/plans-and-homes/form-link'
import { HomeTypesField as HomeTypesField_2cb4aa5b035dd4dc4907c089596ef749 } from '@/admin/options/option-fields'
import { BooleanCell as BooleanCell_fed2e7c177d85d6178e414d19d9e4fb2 } from '@/admin/cells/boolean-cell'
import { ReviewDiff as ReviewDiff_fcbf47a8983a66afbec5205622f6b1be } from '@/admin/review/review-diff'
import { ReviewPanel as ReviewPanel_832de233b6e12950a728de7ff09d1da1 } from '@/admin/review/review-panel'
import { WordingField as WordingField_9ea57f51db6219b5000d8bcc894a7f98 } from '@/admin/wording/wording-field'
import { TimeCell as TimeCell_28c3f929715564c4e3fd12730bfe884e } from '@/admin/cells/time-cell'
import { PublishedCell as PublishedCell_e552edd8c8dea161a49587a4411eb56e } from '@/admin/cells/published-cell'
import { ListingGrid as ListingGrid_44c0295bb0e45f4f060ba3c42bf3b973 } from '@/admin/listing-grid/listing-grid'
import { ListingBulk as ListingBulk_6a659c5f833272bf240f1afdb39d5dd8 } from '@/admin/bulk-update/listing-bulk'
import { ListNames as ListNames_7fac2f2da0e111c08f22f49475078a66 } from '@/payload-patches/admin/list-names'
import { CoordinatesWarning as CoordinatesWarning_6b9f915e1a8a452c5c71cb125348407c } from '@/admin/location/coordinates-warning'
import { TakeOverNotice as TakeOverNotice_1311f4290532815b10272fbf0b767290 } from '@/admin/locks/take-over-notice'
import { DocumentTimes as DocumentTimes_601550bc9c076a3972d0505336c903dc } from '@/payload-patches/admin/document-times'
import { LockTime as LockTime_16a5762ed31e1a4025d5fc6f1c05378b } from '@/payload-patches/admin/lock-time'
import { PublishButton as PublishButton_6b616dc33f5e98d5eb85de610ad26184 } from '@/admin/publish/publish-button'
import { PlansAndHomesView as PlansAndHomesView_85ee7ac50a6680a3b32f5e0216bf7ed1 } from '@/admin/plans-and-homes/view'
import { VersionsView as VersionsView_da269dab8b548e3db53894c2501fd4b0 } from '@/admin/history/versions-view'
import { ListView as ListView_b344a9bde5c66c1786a216c663220086 } from '@/payload-patches/admin/list-view'
import { OptionRowLabel as OptionRowLabel_5869ec35ef4b27adfd885a0a0fbb3ecc } from '@/admin/rows/option-row-label'
import { HandOverSecret as HandOverSecret_b18e2111204786683f0d3f07a2a10b79 } from '@/admin/leads/hand-over-secret'
import { BuilderSubmissions as BuilderSubmissions_582b66f96bfb1a47e9c2dc7ca4e6395e } from '@/admin/submissions/builder-submissions'
import { BuilderReport as BuilderReport_2a773b4afb3b56e529d3ff779f1ae37c } from '@/admin/reports/builder-report'
import { SubmissionStatusCell as SubmissionStatusCell_ab05fee0c3bf3b646228472060a07810 } from '@/admin/submissions/submission-cells'
import { SubmissionRowsCell as SubmissionRowsCell_ab05fee0c3bf3b646228472060a07810 } from '@/admin/submissions/submission-cells'
import { CentralTimeField as CentralTimeField_ffbec09ec944a9880b0de5f2c419eaf2 } from '@/admin/central-time/central-time-field'
import { ListHead as ListHead_036dfc5726ce88da169f88a6d0178131 } from '@/admin/submissions/list-head'
import { SubmissionPage as SubmissionPage_8117f5790d365201a6afdbcaf5ca18a4 } from '@/admin/submissions/submission-page'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_a4aa37560417e3878c6698bb2978070a } from '@/admin/rich-text/paste'
import { LinkShortcutFeatureClient as LinkShortcutFeatureClient_2ef9c4b5371ea574a5cbf60cbb6415b6 } from '@/admin/rich-text/link-shortcut'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkUrl as LinkUrl_31ad2b4efadfd54dfb6337eaa73e480f } from '@/admin/rich-text/link-url'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DayCell as DayCell_df89ea2df261a1d6eb2640d2f3b385b7 } from '@/admin/cells/day-cell'
import { EventDayCell as EventDayCell_63755ae46259babea2b5bfb13c7d2aa6 } from '@/admin/cells/event-day-cell'
import { CalendarLink as CalendarLink_791f0c475d24c403797a81c586bf4a11 } from '@/admin/calendar/calendar-link'
import { SendingPanel as SendingPanel_63acc0dec841552fbd4ccf3d38f57fc5 } from '@/admin/newsletter/sending-panel'
import { PublishIssueButton as PublishIssueButton_92c0dac2ddf862b8621487bc6ddf8940 } from '@/admin/newsletter/publish-issue-button'
import { EmailView as EmailView_d54f3dfad73f12bc66bed11bc0bf63f9 } from '@/admin/newsletter-issue/email-view'
import { LinesField as LinesField_f74058c6598df8b618babb251d46802a } from '@/admin/lines/lines-field'
import { PicturePreview as PicturePreview_862c1957967c2bc1d4b7330996e668ab } from '@/admin/media/picture-preview'
import { AltSuggestion as AltSuggestion_ececb86bfbf294d750ccd23b7186b1a6 } from '@/admin/media/alt-suggestion'
import { MediaReferences as MediaReferences_09dac49ca9d08affb9a14b6f043f5176 } from '@/admin/media/media-references'
import { PictureList as PictureList_73e9366393248735a45c24676af174c8 } from '@/admin/media/picture-list'
import { StatusPanel as StatusPanel_a90748d258f80c8a51a6f83ad6ca7a75 } from '@/admin/leads/status-panel'
import { DuplicateLeads as DuplicateLeads_0664d562ff0c56a459090d7fe288566e } from '@/admin/leads/duplicate-leads'
import { PreviousLeads as PreviousLeads_78adfd4aac5de5db36694e1c9abc38bc } from '@/admin/leads/previous-leads'
import { LeadContact as LeadContact_79c95437c88c8d2ff8211f73eda6b688 } from '@/admin/leads/lead-contact'
import { ReplyPanel as ReplyPanel_94af3be92b222e7105df9c72960c5327 } from '@/admin/leads/reply-panel'
import { NoteLog as NoteLog_cda05913f5341396f371a75a684e8391 } from '@/admin/leads/note-log'
import { LeadStatusCell as LeadStatusCell_fc049945e1e50f373792d48f81440b3f } from '@/admin/cells/lead-status-cell'
import { OwnerCell as OwnerCell_539f65272498d1557d9ca2f0fc6a06f0 } from '@/admin/cells/owner-cell'
import { LeadSourceCell as LeadSourceCell_31127b0a3b95a5f950e2f977528a8506 } from '@/admin/cells/lead-source-cell'
import { ReceivedCell as ReceivedCell_adbc0f32a214fd0e01e350ed3b31ec57 } from '@/admin/cells/received-cell'
import { InboxHead as InboxHead_d2cc7906560137ce74eb24a0c283f8d7 } from '@/admin/leads/inbox-head'
import { LeadBulk as LeadBulk_6bbb3babb3d4f18d775b06ff9f5838d9 } from '@/admin/leads/lead-bulk'
import { ResendButton as ResendButton_cad62f5b619c54c38cb67da84b3f3a43 } from '@/admin/deliveries/resend-button'
import { PageAsItWas as PageAsItWas_cf60904ab5c027bb1aa683eb157af876 } from '@/admin/mistakes/page-as-it-was'
import { QueueHead as QueueHead_63ce4b32a13f57fe7a8e49a7f3fb7f96 } from '@/admin/mistakes/queue-head'
import { RealtorCell as RealtorCell_bf053f5a7ac2eb46013ee5499e595b65 } from '@/admin/newsletter/realtor-cell'
import { AreasCell as AreasCell_dd2e79b67672456e6efa1eb8d2309e30 } from '@/admin/newsletter/areas-cell'
import { ConsentField as ConsentField_aedd40cfad0b6fc70872434c7ecef28e } from '@/admin/newsletter/consent-field'
import { StatusCell as StatusCell_7fde04420e0ec205a5bd133f2c69bd1d } from '@/admin/newsletter/status-cell'
import { SubscriberTools as SubscriberTools_124d2811e9602d6011ea8ce5a729e84b } from '@/admin/newsletter/subscriber-tools'
import { SuppressionTools as SuppressionTools_f85592efc25673a299078573186e6e42 } from '@/admin/newsletter/suppression-tools'
import { Attempts as Attempts_16d56f3e5af7a0452abbd85d4df8103f } from '@/admin/deliveries/attempts'
import { Email as Email_6e198212f5f14070bff958cee604e68a } from '@/admin/deliveries/email'
import { SizeHint as SizeHint_2837cf38316d1b27d8924f09b7f28fa0 } from '@/admin/ads/size-hint'
import { AdCountCell as AdCountCell_763ededd7990b04bff8e81cb63009b1a } from '@/admin/cells/ad-count-cell'
import { AdReport as AdReport_3b3ce9f93ea8403ab0baf91614176910 } from '@/admin/ads/report'
import { FormAvailability as FormAvailability_f58393c70e423675af73b49a8f057eaa } from '@/admin/ads/availability'
import { ListAvailability as ListAvailability_f58393c70e423675af73b49a8f057eaa } from '@/admin/ads/availability'
import { RenewLink as RenewLink_6a26e43754356eb68874e0d6ebf60267 } from '@/admin/ads/renew-link'
import { BookingReport as BookingReport_612bccbf3a0bc905c4a46ef88241f839 } from '@/admin/ads/booking-report'
import { CurrentPassword as CurrentPassword_04afe3e76683f32e88301627a5c982da } from '@/admin/accounts/current-password'
import { ApiKey as ApiKey_b5edf8b337f37cf8862c8e0020ff5a3d } from '@/admin/accounts/api-key'
import { SecondFactorField as SecondFactorField_ab08ca419dbec1262f5057ebd4332931 } from '@/admin/accounts/second-factor-field'
import { SessionsField as SessionsField_181f86021453928b33a2006bef7fd9c5 } from '@/admin/accounts/sessions-field'
import { InviteStaff as InviteStaff_2a4979bec4f79a48d12543675c161452 } from '@/admin/accounts/invite-staff'
import { StaffList as StaffList_fc8805aaa969e96d0c81e40450cc9389 } from '@/admin/accounts/staff-list'
import { PartnerKey as PartnerKey_8a208f2832f539184fdc19bea770e4ab } from '@/admin/partners/partner-key'
import { AuditDocumentCell as AuditDocumentCell_c89fbd05aa68b72d391276befeedd37f } from '@/admin/cells/audit-document-cell'
import { AuditChangesCell as AuditChangesCell_0d8e7fd980685c250e2e7f50bbb6dc7d } from '@/admin/cells/audit-changes-cell'
import { ChangedValuesField as ChangedValuesField_eb78f8a952eeca5b4a34ce3efca79ef7 } from '@/admin/history/changed-values-field'
import { RedirectTargetCell as RedirectTargetCell_5ee3e9a9b8612c9ba44bd49d6228b3d5 } from '@/admin/cells/redirect-target-cell'
import { ImportRedirects as ImportRedirects_e903d9d6bd43c86085bee26cf68e2516 } from '@/admin/redirects/import-redirects'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ReplyRowLabel as ReplyRowLabel_ce555c57c0e51c1f4b5b235e4ec2b2c0 } from '@/admin/rows/reply-row-label'
import { SenderCheck as SenderCheck_e150758558ac2e8c7701b019408c29e3 } from '@/admin/newsletter/sender-check'
import { GroupRowLabel as GroupRowLabel_f40584f24dde225d7f4494abda3aa307 } from '@/admin/moving-checklist/group-row-label'
import { TermRowLabel as TermRowLabel_c21d4d8dfa145ce8c5bbf010b1c854c9 } from '@/admin/glossary/term-row-label'
import { Nav as Nav_0383fd04f2f8833a8804c82fb1605112 } from '@/admin/nav/nav'
import { Icon as Icon_10b4302bb3c6c0626db6648017d2c9e1 } from '@/admin/brand/icon'
import { Logo as Logo_a699e8192187cee1491e4c57e03f2e0d } from '@/admin/brand/logo'
import { ViewSite as ViewSite_96131d16ff8b04020fef942e3a601181 } from '@/admin/nav/view-site'
import { StaffHint as StaffHint_f7551a4069bad80bda9d67ba44f85294 } from '@/admin/preview/staff-hint'
import { A11yPatcher as A11yPatcher_483a75e0369e85f2498e19d7ebc1b731 } from '@/payload-patches/admin/a11y/a11y-patcher'
import { UploadLimit as UploadLimit_ba3e31662a8e9b8fa9ab2143b7524104 } from '@/admin/media/upload-limit'
import { LostConnection as LostConnection_c87c8612d6f3daf0f8930c95f769091a } from '@/payload-patches/admin/lost-connection'
import { LeaveGuard as LeaveGuard_84b1d55d81323271a8a003f3cef68e95 } from '@/payload-patches/admin/leave-guard'
import { NoAccount as NoAccount_2a05edb4c19dcb694501029ec4af11a6 } from '@/admin/accounts/no-account'
import { SignInView as SignInView_7a0304b37e6ce6aeaa2ed767677a718f } from '@/admin/accounts/sign-in-view'
import { Dashboard as Dashboard_71dc1cbfb3363f5f26673db86a219e9b } from '@/admin/dashboard/dashboard'
import { Help as Help_946881aad1a0d3f6481e69cebd46ede8 } from '@/admin/help/help'
import { SearchPage as SearchPage_381d5cf48e0c344312b848615002323a } from '@/admin/search/search-page'
import { NewSubmissionPage as NewSubmissionPage_ba0536e7016567d4c8c16522ff42df44 } from '@/admin/submissions/new-submission-page'
import { ReportsPage as ReportsPage_8a8bfa79649638b449d73fbe98723910 } from '@/admin/reports/reports-page'
import { BrokenLinksPage as BrokenLinksPage_f4aefd21cf904022cfbfb0d4ff49cda1 } from '@/admin/links/broken-links-page'
import { CalendarPage as CalendarPage_bf790c9f069d09e7663f781528fb5ccf } from '@/admin/calendar/calendar-page'
import { ErasePage as ErasePage_2a934dbb67b96bcd77dc24de7805c70f } from '@/admin/personal-data/erase-page'
import { SamplePage as SamplePage_d7db5523bbf5be8d5e144db6fc6a2cca } from '@/admin/sample/sample-page'
import { StatusPage as StatusPage_accf90f6302004dab0e0e042626cbfbe } from '@/admin/status/status-page'
import { VerificationPage as VerificationPage_f5c6b14f0b1c075a68e5b17dc5f2168d } from '@/admin/verification/verification-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/problems/problems#Problems": Problems_461c8aa6c23c0669d5e4e1bbf4422362,
  "@/admin/unsaved-changes/unsaved-changes#UnsavedChanges": UnsavedChanges_b5b36899704b44f4cde6c011c35da56a,
  "@/admin/summary/summary-panel#SummaryPanel": SummaryPanel_1a71ad469f8a0379798e3b8a64d502e8,
  "@/admin/schedule/schedule-panel#SchedulePanel": SchedulePanel_912ce711d816c7e6a01abbda28b25ed7,
  "@/admin/review/review-decision#ReviewDecision": ReviewDecision_0fabb38cc067ff19e999a3dec2f036e9,
  "@/admin/comments/comments-panel#CommentsPanel": CommentsPanel_b9bba5cf72b79cd5f854091b63ab85cb,
  "@/admin/cells/title-cell#TitleCell": TitleCell_062999599217d019c14f98e3ac5f3732,
  "@payloadcms/next/client#SlugField": SlugField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/slug/trashed-link#TrashedLink": TrashedLink_f55066230dd71577bc65f450a100553f,
  "@/admin/cells/price-cell#PriceCell": PriceCell_fb76e0edbeccecf34da0ebe295fa0306,
  "@/admin/cells/availability-cell#AvailabilityCell": AvailabilityCell_512c34d2e6aeed97d6e2872aa6f16b4e,
  "@/admin/cells/verified-cell#VerifiedCell": VerifiedCell_b4dbdb548a837b76686bbd75e8c97325,
  "@/admin/rows/hours-row-label#HoursRowLabel": HoursRowLabel_fb18ef41ebb9a6872ad61e04ace5e7f8,
  "@/admin/rows/offer-part-row-label#OfferPartRowLabel": OfferPartRowLabel_393016172c07942dbd548cb36d7e7ebc,
  "@/admin/rows/incentive-row-label#IncentiveRowLabel": IncentiveRowLabel_ca787ce0d0466d63a1bb468c994d2a6c,
  "@/admin/rows/tax-row-label#TaxRowLabel": TaxRowLabel_a6274d76248788d70277d676ac8a6b9b,
  "@/admin/inclusions/completeness#Completeness": Completeness_4a53d59c005442e7877fbca1fc8034ae,
  "@/admin/options/option-fields#CityField": CityField_2cb4aa5b035dd4dc4907c089596ef749,
  "@/admin/location/location-map#LocationMap": LocationMap_91f19a1415e86f6a3af45a8fe8a52a81,
  "@/admin/options/option-fields#DistrictField": DistrictField_2cb4aa5b035dd4dc4907c089596ef749,
  "@/admin/schools/school-name-field#SchoolNameField": SchoolNameField_a45621d2cb581d089c56caaa82f5fdc9,
  "@/admin/schools/school-row-label#SchoolRowLabel": SchoolRowLabel_b23e513288066d776c1dae2e13b32f37,
  "@/admin/media/uploads/field-uploads#FieldUploads": FieldUploads_b6230d39021c304309c60cc96f6329e5,
  "@/admin/options/option-fields#AmenitiesField": AmenitiesField_2cb4aa5b035dd4dc4907c089596ef749,
  "@/admin/seo/search-preview#SearchPreview": SearchPreview_7facd0435e2e0b7cd3df862fcc0a224c,
  "@/admin/plans-and-homes/form-link#PlansAndHomesLink": PlansAndHomesLink_109bcfde6e916c59493cb49609e9fff4,
  "@/admin/options/option-fields#HomeTypesField": HomeTypesField_2cb4aa5b035dd4dc4907c089596ef749,
  "@/admin/cells/boolean-cell#BooleanCell": BooleanCell_fed2e7c177d85d6178e414d19d9e4fb2,
  "@/admin/review/review-diff#ReviewDiff": ReviewDiff_fcbf47a8983a66afbec5205622f6b1be,
  "@/admin/review/review-panel#ReviewPanel": ReviewPanel_832de233b6e12950a728de7ff09d1da1,
  "@/admin/wording/wording-field#WordingField": WordingField_9ea57f51db6219b5000d8bcc894a7f98,
  "@/admin/cells/time-cell#TimeCell": TimeCell_28c3f929715564c4e3fd12730bfe884e,
  "@/admin/cells/published-cell#PublishedCell": PublishedCell_e552edd8c8dea161a49587a4411eb56e,
  "@/admin/listing-grid/listing-grid#ListingGrid": ListingGrid_44c0295bb0e45f4f060ba3c42bf3b973,
  "@/admin/bulk-update/listing-bulk#ListingBulk": ListingBulk_6a659c5f833272bf240f1afdb39d5dd8,
  "@/payload-patches/admin/list-names#ListNames": ListNames_7fac2f2da0e111c08f22f49475078a66,
  "@/admin/location/coordinates-warning#CoordinatesWarning": CoordinatesWarning_6b9f915e1a8a452c5c71cb125348407c,
  "@/admin/locks/take-over-notice#TakeOverNotice": TakeOverNotice_1311f4290532815b10272fbf0b767290,
  "@/payload-patches/admin/document-times#DocumentTimes": DocumentTimes_601550bc9c076a3972d0505336c903dc,
  "@/payload-patches/admin/lock-time#LockTime": LockTime_16a5762ed31e1a4025d5fc6f1c05378b,
  "@/admin/publish/publish-button#PublishButton": PublishButton_6b616dc33f5e98d5eb85de610ad26184,
  "@/admin/plans-and-homes/view#PlansAndHomesView": PlansAndHomesView_85ee7ac50a6680a3b32f5e0216bf7ed1,
  "@/admin/history/versions-view#VersionsView": VersionsView_da269dab8b548e3db53894c2501fd4b0,
  "@/payload-patches/admin/list-view#ListView": ListView_b344a9bde5c66c1786a216c663220086,
  "@/admin/rows/option-row-label#OptionRowLabel": OptionRowLabel_5869ec35ef4b27adfd885a0a0fbb3ecc,
  "@/admin/leads/hand-over-secret#HandOverSecret": HandOverSecret_b18e2111204786683f0d3f07a2a10b79,
  "@/admin/submissions/builder-submissions#BuilderSubmissions": BuilderSubmissions_582b66f96bfb1a47e9c2dc7ca4e6395e,
  "@/admin/reports/builder-report#BuilderReport": BuilderReport_2a773b4afb3b56e529d3ff779f1ae37c,
  "@/admin/submissions/submission-cells#SubmissionStatusCell": SubmissionStatusCell_ab05fee0c3bf3b646228472060a07810,
  "@/admin/submissions/submission-cells#SubmissionRowsCell": SubmissionRowsCell_ab05fee0c3bf3b646228472060a07810,
  "@/admin/central-time/central-time-field#CentralTimeField": CentralTimeField_ffbec09ec944a9880b0de5f2c419eaf2,
  "@/admin/submissions/list-head#ListHead": ListHead_036dfc5726ce88da169f88a6d0178131,
  "@/admin/submissions/submission-page#SubmissionPage": SubmissionPage_8117f5790d365201a6afdbcaf5ca18a4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/rich-text/paste#PasteFeatureClient": PasteFeatureClient_a4aa37560417e3878c6698bb2978070a,
  "@/admin/rich-text/link-shortcut#LinkShortcutFeatureClient": LinkShortcutFeatureClient_2ef9c4b5371ea574a5cbf60cbb6415b6,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/rich-text/link-url#LinkUrl": LinkUrl_31ad2b4efadfd54dfb6337eaa73e480f,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/cells/day-cell#DayCell": DayCell_df89ea2df261a1d6eb2640d2f3b385b7,
  "@/admin/cells/event-day-cell#EventDayCell": EventDayCell_63755ae46259babea2b5bfb13c7d2aa6,
  "@/admin/calendar/calendar-link#CalendarLink": CalendarLink_791f0c475d24c403797a81c586bf4a11,
  "@/admin/newsletter/sending-panel#SendingPanel": SendingPanel_63acc0dec841552fbd4ccf3d38f57fc5,
  "@/admin/newsletter/publish-issue-button#PublishIssueButton": PublishIssueButton_92c0dac2ddf862b8621487bc6ddf8940,
  "@/admin/newsletter-issue/email-view#EmailView": EmailView_d54f3dfad73f12bc66bed11bc0bf63f9,
  "@/admin/lines/lines-field#LinesField": LinesField_f74058c6598df8b618babb251d46802a,
  "@/admin/media/picture-preview#PicturePreview": PicturePreview_862c1957967c2bc1d4b7330996e668ab,
  "@/admin/media/alt-suggestion#AltSuggestion": AltSuggestion_ececb86bfbf294d750ccd23b7186b1a6,
  "@/admin/media/media-references#MediaReferences": MediaReferences_09dac49ca9d08affb9a14b6f043f5176,
  "@/admin/media/picture-list#PictureList": PictureList_73e9366393248735a45c24676af174c8,
  "@/admin/leads/status-panel#StatusPanel": StatusPanel_a90748d258f80c8a51a6f83ad6ca7a75,
  "@/admin/leads/duplicate-leads#DuplicateLeads": DuplicateLeads_0664d562ff0c56a459090d7fe288566e,
  "@/admin/leads/previous-leads#PreviousLeads": PreviousLeads_78adfd4aac5de5db36694e1c9abc38bc,
  "@/admin/leads/lead-contact#LeadContact": LeadContact_79c95437c88c8d2ff8211f73eda6b688,
  "@/admin/leads/reply-panel#ReplyPanel": ReplyPanel_94af3be92b222e7105df9c72960c5327,
  "@/admin/leads/note-log#NoteLog": NoteLog_cda05913f5341396f371a75a684e8391,
  "@/admin/cells/lead-status-cell#LeadStatusCell": LeadStatusCell_fc049945e1e50f373792d48f81440b3f,
  "@/admin/cells/owner-cell#OwnerCell": OwnerCell_539f65272498d1557d9ca2f0fc6a06f0,
  "@/admin/cells/lead-source-cell#LeadSourceCell": LeadSourceCell_31127b0a3b95a5f950e2f977528a8506,
  "@/admin/cells/received-cell#ReceivedCell": ReceivedCell_adbc0f32a214fd0e01e350ed3b31ec57,
  "@/admin/leads/inbox-head#InboxHead": InboxHead_d2cc7906560137ce74eb24a0c283f8d7,
  "@/admin/leads/lead-bulk#LeadBulk": LeadBulk_6bbb3babb3d4f18d775b06ff9f5838d9,
  "@/admin/deliveries/resend-button#ResendButton": ResendButton_cad62f5b619c54c38cb67da84b3f3a43,
  "@/admin/mistakes/page-as-it-was#PageAsItWas": PageAsItWas_cf60904ab5c027bb1aa683eb157af876,
  "@/admin/mistakes/queue-head#QueueHead": QueueHead_63ce4b32a13f57fe7a8e49a7f3fb7f96,
  "@/admin/newsletter/realtor-cell#RealtorCell": RealtorCell_bf053f5a7ac2eb46013ee5499e595b65,
  "@/admin/newsletter/areas-cell#AreasCell": AreasCell_dd2e79b67672456e6efa1eb8d2309e30,
  "@/admin/newsletter/consent-field#ConsentField": ConsentField_aedd40cfad0b6fc70872434c7ecef28e,
  "@/admin/newsletter/status-cell#StatusCell": StatusCell_7fde04420e0ec205a5bd133f2c69bd1d,
  "@/admin/newsletter/subscriber-tools#SubscriberTools": SubscriberTools_124d2811e9602d6011ea8ce5a729e84b,
  "@/admin/newsletter/suppression-tools#SuppressionTools": SuppressionTools_f85592efc25673a299078573186e6e42,
  "@/admin/deliveries/attempts#Attempts": Attempts_16d56f3e5af7a0452abbd85d4df8103f,
  "@/admin/deliveries/email#Email": Email_6e198212f5f14070bff958cee604e68a,
  "@/admin/ads/size-hint#SizeHint": SizeHint_2837cf38316d1b27d8924f09b7f28fa0,
  "@/admin/cells/ad-count-cell#AdCountCell": AdCountCell_763ededd7990b04bff8e81cb63009b1a,
  "@/admin/ads/report#AdReport": AdReport_3b3ce9f93ea8403ab0baf91614176910,
  "@/admin/ads/availability#FormAvailability": FormAvailability_f58393c70e423675af73b49a8f057eaa,
  "@/admin/ads/availability#ListAvailability": ListAvailability_f58393c70e423675af73b49a8f057eaa,
  "@/admin/ads/renew-link#RenewLink": RenewLink_6a26e43754356eb68874e0d6ebf60267,
  "@/admin/ads/booking-report#BookingReport": BookingReport_612bccbf3a0bc905c4a46ef88241f839,
  "@/admin/accounts/current-password#CurrentPassword": CurrentPassword_04afe3e76683f32e88301627a5c982da,
  "@/admin/accounts/api-key#ApiKey": ApiKey_b5edf8b337f37cf8862c8e0020ff5a3d,
  "@/admin/accounts/second-factor-field#SecondFactorField": SecondFactorField_ab08ca419dbec1262f5057ebd4332931,
  "@/admin/accounts/sessions-field#SessionsField": SessionsField_181f86021453928b33a2006bef7fd9c5,
  "@/admin/accounts/invite-staff#InviteStaff": InviteStaff_2a4979bec4f79a48d12543675c161452,
  "@/admin/accounts/staff-list#StaffList": StaffList_fc8805aaa969e96d0c81e40450cc9389,
  "@/admin/partners/partner-key#PartnerKey": PartnerKey_8a208f2832f539184fdc19bea770e4ab,
  "@/admin/cells/audit-document-cell#AuditDocumentCell": AuditDocumentCell_c89fbd05aa68b72d391276befeedd37f,
  "@/admin/cells/audit-changes-cell#AuditChangesCell": AuditChangesCell_0d8e7fd980685c250e2e7f50bbb6dc7d,
  "@/admin/history/changed-values-field#ChangedValuesField": ChangedValuesField_eb78f8a952eeca5b4a34ce3efca79ef7,
  "@/admin/cells/redirect-target-cell#RedirectTargetCell": RedirectTargetCell_5ee3e9a9b8612c9ba44bd49d6228b3d5,
  "@/admin/redirects/import-redirects#ImportRedirects": ImportRedirects_e903d9d6bd43c86085bee26cf68e2516,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/rows/reply-row-label#ReplyRowLabel": ReplyRowLabel_ce555c57c0e51c1f4b5b235e4ec2b2c0,
  "@/admin/newsletter/sender-check#SenderCheck": SenderCheck_e150758558ac2e8c7701b019408c29e3,
  "@/admin/moving-checklist/group-row-label#GroupRowLabel": GroupRowLabel_f40584f24dde225d7f4494abda3aa307,
  "@/admin/glossary/term-row-label#TermRowLabel": TermRowLabel_c21d4d8dfa145ce8c5bbf010b1c854c9,
  "@/admin/nav/nav#Nav": Nav_0383fd04f2f8833a8804c82fb1605112,
  "@/admin/brand/icon#Icon": Icon_10b4302bb3c6c0626db6648017d2c9e1,
  "@/admin/brand/logo#Logo": Logo_a699e8192187cee1491e4c57e03f2e0d,
  "@/admin/nav/view-site#ViewSite": ViewSite_96131d16ff8b04020fef942e3a601181,
  "@/admin/preview/staff-hint#StaffHint": StaffHint_f7551a4069bad80bda9d67ba44f85294,
  "@/payload-patches/admin/a11y/a11y-patcher#A11yPatcher": A11yPatcher_483a75e0369e85f2498e19d7ebc1b731,
  "@/admin/media/upload-limit#UploadLimit": UploadLimit_ba3e31662a8e9b8fa9ab2143b7524104,
  "@/payload-patches/admin/lost-connection#LostConnection": LostConnection_c87c8612d6f3daf0f8930c95f769091a,
  "@/payload-patches/admin/leave-guard#LeaveGuard": LeaveGuard_84b1d55d81323271a8a003f3cef68e95,
  "@/admin/accounts/no-account#NoAccount": NoAccount_2a05edb4c19dcb694501029ec4af11a6,
  "@/admin/accounts/sign-in-view#SignInView": SignInView_7a0304b37e6ce6aeaa2ed767677a718f,
  "@/admin/dashboard/dashboard#Dashboard": Dashboard_71dc1cbfb3363f5f26673db86a219e9b,
  "@/admin/help/help#Help": Help_946881aad1a0d3f6481e69cebd46ede8,
  "@/admin/search/search-page#SearchPage": SearchPage_381d5cf48e0c344312b848615002323a,
  "@/admin/submissions/new-submission-page#NewSubmissionPage": NewSubmissionPage_ba0536e7016567d4c8c16522ff42df44,
  "@/admin/reports/reports-page#ReportsPage": ReportsPage_8a8bfa79649638b449d73fbe98723910,
  "@/admin/links/broken-links-page#BrokenLinksPage": BrokenLinksPage_f4aefd21cf904022cfbfb0d4ff49cda1,
  "@/admin/calendar/calendar-page#CalendarPage": CalendarPage_bf790c9f069d09e7663f781528fb5ccf,
  "@/admin/personal-data/erase-page#ErasePage": ErasePage_2a934dbb67b96bcd77dc24de7805c70f,
  "@/admin/sample/sample-page#SamplePage": SamplePage_d7db5523bbf5be8d5e144db6fc6a2cca,
  "@/admin/status/status-page#StatusPage": StatusPage_accf90f6302004dab0e0e042626cbfbe,
  "@/admin/verification/verification-page#VerificationPage": VerificationPage_f5c6b14f0b1c075a68e5b17dc5f2168d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
