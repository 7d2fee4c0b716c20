import type { CollectionConfig } from 'payload'
import { Ad } from './Ad'
import { Advertiser } from './Advertiser'
import { Alert } from './Alert'
import { Amenity } from './Amenity'
import { AuditEntry } from './AuditEntry'
import { BlogPost } from './BlogPost'
import { Booking } from './Booking'
import { Builder } from './Builder'
import { City } from './City'
import { Community } from './Community'
import { Delivery } from './Delivery'
import { Event } from './Event'
import { FloorPlan } from './FloorPlan'
import { HelpfulArticle } from './HelpfulArticle'
import { HelpfulLink } from './HelpfulLink'
import { Home } from './Home'
import { HomeType } from './HomeType'
import { Lead } from './Lead'
import { Media } from './Media'
import { MediaFolder } from './MediaFolder'
import { MistakeReport } from './MistakeReport'
import { NewsletterIssue } from './NewsletterIssue'
import { NewsletterSubscription } from './NewsletterSubscription'
import { NewsletterSuppression } from './NewsletterSuppression'
import { NewsletterUnsubscription } from './NewsletterUnsubscription'
import { Page } from './Page'
import { Partner } from './Partner'
import { PrivateSchool } from './PrivateSchool'
import { Realtor } from './Realtor'
import { Resource } from './Resource'
import { SchoolDistrict } from './SchoolDistrict'
import { ServiceProvider } from './ServiceProvider'
import { Submission } from './Submission'
import { User } from './User'

/** All collections, in the order of the admin menu. */
export const collections: CollectionConfig[] = [
  Community,
  FloorPlan,
  Home,
  Builder,
  Submission,
  BlogPost,
  Event,
  NewsletterIssue,
  Resource,
  HelpfulArticle,
  HelpfulLink,
  SchoolDistrict,
  PrivateSchool,
  Realtor,
  ServiceProvider,
  Page,
  Media,
  MediaFolder,
  Lead,
  MistakeReport,
  NewsletterSubscription,
  NewsletterSuppression,
  NewsletterUnsubscription,
  Alert,
  Delivery,
  Ad,
  Booking,
  Advertiser,
  Amenity,
  HomeType,
  City,
  User,
  Partner,
  AuditEntry,
]
