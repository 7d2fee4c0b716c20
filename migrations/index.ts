import * as migration_20261121_121742_initial from './20261121_121742_initial';
import * as migration_20261121_183202_search from './20261121_183202_search';
import * as migration_20261121_190000_unsubscribe_tokens from './20261121_190000_unsubscribe_tokens';
import * as migration_20261121_225920_desk_mail_review from './20261121_225920_desk_mail_review';
import * as migration_20261122_014518_newsletter_desk from './20261122_014518_newsletter_desk';

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
    up: migration_20261122_014518_newsletter_desk.up,
    down: migration_20261122_014518_newsletter_desk.down,
    name: '20261122_014518_newsletter_desk'
  },
];
