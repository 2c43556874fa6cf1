import { RECOURS_PAR_DEFAUT } from '@registre/domain'
import * as z from 'zod'
import { connexions } from './env.connexions.ts'
import {
  adresseOuAucun,
  auditAccessibilite,
  courrielFacultatif,
  listeDe,
  motDePasseDeRole,
  optionalUrl,
  plages,
  portsDe,
  proxies,
  silences,
  urlOuAucun,
  vide,
  videoDeLAccueil,
} from './settings-shapes.ts'

/** Each setting: its shape, its default, and what it is for. */
export const schema = z.object({
  /** Which register this is: a public one, the demonstration, or one under test. */
  NODE_ENV: z.enum(['production', 'development', 'test'], {
    error: 'NODE_ENV est obligatoire : production, development (la démonstration) ou test',
  }),
  /** The PostgreSQL primary, with the role that serves: postgresql://user:password@host:port/base. */
  DATABASE_URL: z
    .string({ error: 'DATABASE_URL est obligatoire (postgresql://…)' })
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL doit commencer par postgresql://'),
  /** Passwords of the roles of the API, the worker and their reads: the migrations alone read them. */
  REGISTRE_API_MOT_DE_PASSE: motDePasseDeRole,
  REGISTRE_WORKER_MOT_DE_PASSE: motDePasseDeRole,
  REGISTRE_LECTURE_MOT_DE_PASSE: motDePasseDeRole,
  /** A streaming replica that answers heavy reads; none: the primary does. */
  DATABASE_REPLICA_URL: optionalUrl,
  /** Connections of each process to the database. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Carries jobs before PostgreSQL does; none: PostgreSQL alone. */
  REDIS_URL: optionalUrl,
  /** Address that the API and the health of a worker listen to: by default, this machine alone. */
  HOST: z.string().default('127.0.0.1'),
  /** Port of the API. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /**
   * Address of the register as people see it, for links of mails, feeds and attestations; production
   * requires it, in https.
   */
  PUBLIC_URL: optionalUrl,
  /** Signs captcha challenges and mail keys; in production, 32 random bytes in base64 or hexadecimal. */
  SECRET: z
    .string({ error: 'SECRET est obligatoire : « openssl rand -base64 48 »' })
    .min(32, 'SECRET doit compter au moins 32 caractères'),
  /**
   * Former values of SECRET, separated by commas: what they signed is still believed, nothing new
   * is signed with them.
   */
  SECRETS_PRECEDENTS: listeDe('').refine(
    (liste) => liste.every((s) => s.length >= 32),
    'SECRETS_PRECEDENTS : chacun doit compter au moins 32 caractères',
  ),
  /** Folder of the files that are kept, where no S3 is: in production, out of the sources. */
  DONNEES_DIR: z.string().default('.donnees/fichiers'),
  /** Folder where files wait while they are received, and how many MB it may hold: a disk, out of the sources. */
  RECEPTION_DIR: z.string().default('.donnees/reception'),
  RECEPTION_MO: z.coerce.number().int().min(20).max(100_000).default(512),
  /** Folder of the built pages, which the API then serves; none: it serves no page. */
  WEB_DIR: z.preprocess(vide, z.string().optional()),
  /**
   * Server of mails, smtp://user:password@host:587?tls=requis (nothing without STARTTLS) or
   * smtps://user:password@host:465; production requires it, and is to refuse a password without TLS.
   */
  SMTP_URL: optionalUrl,
  /** Seconds before a sending that failed is tried again; three times as long after each failure. */
  ENVOIS_DELAI_S: z.coerce.number().min(0.1).max(600).default(10),
  /** Sender of every mail: its domain must let that server send (SPF, DKIM). */
  COURRIEL_EXPEDITEUR: z
    .string()
    .default('Registre national des copropriétés <ne-pas-repondre@registre.example>'),
  /**
   * Where mails that cannot be delivered come back, `retours@domaine` (infra/README.md, "Mails that
   * come back"); empty: to the sender, and nobody reads them.
   */
  RETOURS_ADRESSE: z.preprocess(
    vide,
    z
      .string()
      .regex(
        /^[a-z0-9._-]{1,16}@[a-z0-9.-]+$/i,
        'une adresse comme retours@domaine, de 16 caractères au plus avant @ : le registre y ajoute sa signature',
      )
      .optional(),
  ),
  /** Object store of the files, with its bucket, region and keys; none: DONNEES_DIR. */
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: z.preprocess(vide, z.string().optional()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.preprocess(vide, z.string().optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(vide, z.string().optional()),
  /** Geocoder of addresses; `aucun` says that they are typed by hand. */
  GEOCODAGE_URL: urlOuAucun,
  /** Service of parcels, beside a geocoder; empty: the one that comes with it. */
  CADASTRE_URL: optionalUrl,
  /** Plan under the maps: its address with {z}, {x} and {y} (empty: none), and whose it is. */
  PLAN_URL: optionalUrl,
  PLAN_SOURCE: z.string().default('Plan : IGN, Licence Ouverte 2.0'),
  /** Directory of companies, with a key that of INSEE; `aucun`: none; empty: the demonstration's. */
  SIRENE_URL: urlOuAucun,
  /**
   * Professionals that the directory of companies is asked about each minute, once a week each; 0: it
   * is asked about nobody.
   */
  VEILLE_PAR_MINUTE: z.coerce.number().int().min(0).max(60).default(10),
  /** National reference of buildings (RNB); empty or `aucun`: identifiers are copied by hand. */
  RNB_URL: urlOuAucun,
  /** Key of INSEE's service of companies. */
  SIRENE_CLE: z.preprocess(vide, z.string().optional()),
  /** The activation code also goes by mail, not by post alone. */
  CODE_ACTIVATION_PAR_COURRIEL: z.stringbool().default(false),
  /**
   * Minutes during which the mails and letters of a keeper's decision wait: its author may take it
   * back meanwhile, and nobody is told; 0: they leave at once.
   */
  DECISIONS_DELAI_MIN: z.coerce.number().int().min(0).max(240).default(10),
  /** Months within which an unlawful decision that gave a right can be withdrawn. */
  RETRAIT_DELAI_MOIS: z.coerce.number().int().min(1).max(24).default(4),
  /** Working days that the persons concerned have to answer before a decision is withdrawn. */
  RETRAIT_REPONSE_JOURS: z.coerce.number().int().min(1).max(60).default(10),
  /** Months without a sign-in after which a declarant that represents nobody is removed. */
  INACTIVITE_MOIS: z.coerce.number().int().min(3).max(120).default(24),
  /**
   * Refuses to start with a part that is spoken to in clear: PostgreSQL, Redis, mails, files,
   * antivirus, outside services.
   */
  TLS_EXIGE: z.stringbool().default(false),
  /** A file of authorities (PEM) that sign the certificates of these parts, beside the usual ones. */
  TLS_AUTORITES: z.preprocess(vide, z.string().optional()),
  /**
   * Antivirus (clamd) of what people send: tcp://hote:3310, tls://hote:3311 behind a tunnel, or
   * `aucun`.
   */
  CLAMAV_URL: adresseOuAucun,
  /**
   * Proxies whose X-Forwarded-For is believed: how many stand in front, or their addresses
   * (`uniquelocal`, 10.0.0.0/8 …), never a range of everybody's; production is to require it.
   */
  PROXY_DE_CONFIANCE: proxies,
  /**
   * Paths of the videos of the homes, on the register's own address (no third party), each beside its
   * captions (.vtt) and a picture (.webp) of the same name; empty: none, or the demonstration's.
   */
  VIDEO_VISITEURS: videoDeLAccueil('VIDEO_VISITEURS'),
  VIDEO_NOTAIRES: videoDeLAccueil('VIDEO_NOTAIRES'),
  VIDEO_INSTITUTIONS: videoDeLAccueil('VIDEO_INSTITUTIONS'),
  /** Features announced on the home as available soon, separated by semicolons; empty: no place. */
  FONCTIONS_A_VENIR: z.string().max(1000).default(''),
  /**
   * Videos of the tutorials page, on the register's own address:
   * `immatriculer=/videos/immatriculer.mp4`, separated by commas, captions beside; empty: none, or
   * the demonstration's.
   */
  VIDEOS_TUTORIELS: z
    .string()
    .regex(
      /^$|^[a-z-]+=\/(?!\/)[\w./-]+(,[a-z-]+=\/(?!\/)[\w./-]+)*$/,
      'VIDEOS_TUTORIELS s’écrit tutoriel=/chemin.mp4, séparés par des virgules',
    )
    .default(''),
  /** Where the messages of the contact form are announced; empty: every active keeper. */
  CONTACT_COURRIEL: z.preprocess(
    vide,
    z.email('CONTACT_COURRIEL est une adresse électronique').optional(),
  ),
  /** Telephone of the help, and its hours, on the help and contact pages; empty: no place. */
  AIDE_TELEPHONE: z
    .string()
    .regex(/^$|^\+?[\d .]{4,20}$/, 'AIDE_TELEPHONE est un numéro de téléphone')
    .default(''),
  AIDE_HORAIRES: z.string().max(200).default(''),
  /**
   * The service that receives requests and decides, as its receipts and decisions name it (CRPA,
   * R112-5): its name, its postal address in lines separated by semicolons, its e-mail; the telephone is
   * AIDE_TELEPHONE. Production is to require them.
   */
  SERVICE_NOM: z.string().max(200).default(''),
  SERVICE_ADRESSE: z.string().max(400).default(''),
  SERVICE_COURRIEL: courrielFacultatif('SERVICE_COURRIEL'),
  /** How a decision is contested, and within which delay: the text of mails, sheets and receipts. */
  VOIES_DE_RECOURS: z.string().max(1500).default(RECOURS_PAR_DEFAUT),
  /**
   * What follows from silence, by kind of request, with its months: `RATTACHEMENT=rejet:2`, separated
   * by commas; a kind that is not named: not established. It is said, and decides nothing.
   */
  SILENCE_VAUT: silences,
  /** Whom to tell of a security fault, in security.txt: an e-mail or an https address. */
  SECURITE_CONTACT: z.preprocess(
    vide,
    z
      .union(
        [z.email(), z.url({ protocol: /^https$/ })],
        'SECURITE_CONTACT est une adresse électronique ou https://',
      )
      .optional(),
  ),
  /** Where a person gives an opinion once a procedure is done (« Je donne mon avis »); empty: no button. */
  SATISFACTION_LIEN: z.preprocess(
    vide,
    z.url({ protocol: /^https$/, error: 'SATISFACTION_LIEN est une adresse https://' }).optional(),
  ),
  /**
   * The accessibility audit that the operator signed, `rate;day;who made it`
   * (`98,5;2027-03-01;Cabinet`); empty: the declaration says « non conforme ».
   */
  ACCESSIBILITE_AUDIT: auditAccessibilite,
  /**
   * Who publishes the site, who answers for it, who hosts it: the legal mentions (loi n° 2004-575,
   * art. 1-1).
   */
  MENTIONS_EDITEUR: z.string().max(300).default(''),
  MENTIONS_DIRECTEUR: z.string().max(200).default(''),
  MENTIONS_HEBERGEUR: z.string().max(300).default(''),
  ...connexions,
  /**
   * Shared with the proxy that verifies client certificates: its headers are believed beside this
   * secret alone; drawn as SECRET is, and another. None: no certificate is.
   */
  PROXY_SECRET: z.preprocess(
    vide,
    z.string().min(32, 'PROXY_SECRET doit compter au moins 32 caractères').optional(),
  ),
  /** The former value of PROXY_SECRET, while proxies and API change it one after the other. */
  PROXY_SECRET_PRECEDENT: z.preprocess(
    vide,
    z.string().min(32, 'PROXY_SECRET_PRECEDENT doit compter au moins 32 caractères').optional(),
  ),
  /** Demonstration certificates, presented without a proxy; refused in production. */
  CERTIFICATS_DEMO_DIR: z.preprocess(vide, z.string().optional()),
  /** Shows the names of volunteer syndics to the public: the law leaves it to the operator. */
  PUBLIER_NOM_SYNDIC_BENEVOLE: z.stringbool().default(false),
  /** Lets hooks reach private addresses, in http too; refused in production. */
  WEBHOOKS_ADRESSES_INTERNES: z.stringbool().default(false),
  /**
   * Addresses or ranges of the operator's own, public for others, that hooks never reach, separated
   * by commas; those of the inside and of clouds are refused without it.
   */
  WEBHOOKS_PLAGES_INTERDITES: plages('WEBHOOKS_PLAGES_INTERDITES'),
  /** Ports that hooks may reach, separated by commas. */
  WEBHOOKS_PORTS: portsDe('443'),
  /** Lets forms go without the challenge against robots, for tests; refused in production. */
  CAPTCHA_CONTOURNABLE: z.stringbool().default(false),
  /** Work that the challenge asks of a browser. */
  CAPTCHA_COUT: z.coerce.number().int().min(1).max(100_000).default(1000),
  /** Multiplies the rate limits, for end-to-end tests; refused in production. */
  LIMITES_FACTEUR: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Shows the demonstration accounts and mailbox; refused in production. */
  DEMONSTRATION: z.stringbool().optional(),
  /**
   * A rehearsal: the register acts as if this day (aaaa-mm-jj) were today, and every screen says so;
   * refused in production, but for a pre-production (REPETITION).
   */
  JOUR_DE_REFERENCE: z.preprocess(
    vide,
    z.iso
      .date('JOUR_DE_REFERENCE s’écrit aaaa-mm-jj, par exemple 2027-02-21')
      .refine((jour) => jour >= '2016-11-01', 'JOUR_DE_REFERENCE commence au 2016-11-01')
      .optional(),
  ),
  /**
   * First day of the set of declared data of 2027 (aaaa-mm-jj), until the text is confirmed; the
   * same for the API, the workers and the commands.
   */
  BASCULE_2027: z.preprocess(
    vide,
    z.iso.date('BASCULE_2027 s’écrit aaaa-mm-jj, par exemple 2027-02-21').optional(),
  ),
  /** A pre-production: real settings, invented data; the only production that may rehearse. */
  REPETITION: z.stringbool().default(false),
  /** Collector of traces (OpenTelemetry, OTLP over HTTP); empty: none, and nothing is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  /** Share of the calls that are followed. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Port where a worker tells how it does (/healthz, /readyz, /metrics); 0: nowhere. */
  SANTE_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Least level of what is logged. */
  JOURNAL_NIVEAU: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})
