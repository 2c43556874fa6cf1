import {
  type Acces,
  type Acteur,
  type Autorite,
  type Geocodage,
  type IdentiteCertificat,
  type NiveauGeographique,
  type Profil,
  RegisterError,
  type Rnb,
  type Sirene,
  type StatutTeledeclarant,
} from '@registre/domain'
import type { Db } from '@registre/db'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Antivirus } from '../gateways/antivirus/antivirus.ts'
import type { Clavis, ConnexionEtat, ConnexionNotaires } from '../gateways/clavis/clavis.ts'
import type { Captcha } from '../gateways/captcha/captcha.ts'
import type { WorkbookReader } from './classeur/lire-classeur.ts'
import type { Clock } from './clock.ts'
import type { Settings } from './env.ts'
import type { Mailer } from './mailer/mailer.ts'
import type { PdfChecker } from './pdf/check-pdf.ts'
import type { Caller } from './pool/child-pool.ts'
import { reseauDe } from './reseau.ts'
import type { Storage } from './storage/storage.ts'

/** What stands for the world outside in a demonstration: loaded there alone. */
export interface Demonstration {
  geocodage: Geocodage
  sirene: Sirene
  rnb: Rnb
  /** Keeps the mails for the demonstration's mailbox. */
  mailer: Mailer
  /** PEM of the certificate that a browser pretends to hold; '' for none. */
  certificatDe(request: FastifyRequest): string
  /** The videos of the homes and tutorials, in their folder. */
  videos: { dossier: string; noms: readonly string[] }
  /** The accounts that anybody may try, and their password. */
  listerComptes(): Promise<{ login: string; profil: Profil }[]>
  motDePasse: string
  /** The second factor that its keepers share. */
  code(quand: Date): string
  codeJuste(compte: { login: string; profil: Profil }, code: string, quand: Date): boolean
}

/** What use cases may reach outside: built once per process. */
export interface Deps {
  settings: Settings
  db: Db
  clock: Clock
  storage: Storage
  pdf: PdfChecker
  classeurs: WorkbookReader
  antivirus: Antivirus
  geocodage: Geocodage
  captcha: Captcha
  /** The institutional sign-on; null where it is not set up. */
  clavis: Clavis | null
  /** The notaries' sign-on; null where it is not set up. */
  connexionNotaires: ConnexionNotaires | null
  /** Null where they are not set up. */
  franceconnect: ConnexionEtat | null
  proconnect: ConnexionEtat | null
  sirene: Sirene
  rnb: Rnb
  /** Null in production. */
  demonstration: Demonstration | null
  log: FastifyBaseLogger
}

/**
 * A person who came through the institutional sign-on. Rights and journal know it by its issuer and
 * subject.
 */
export interface InstitutionDeSession {
  emetteur: string
  sujet: string
  email: string
  siret: string
  idpId: string
  nom: string
  niveau: NiveauGeographique
  code: string
  charteAcceptee: boolean
}

/** The signed-in person, as read with each request. */
export interface Session {
  idHash: string
  utilisateurId: number
  originalId: number | null
  originalNom: string
  /** The remember-me series of the browser, when it has one. */
  souvenirSerie: string | null
  login: string
  nom: string
  prenom: string
  statut: StatutTeledeclarant | null
  /** When the person signed in; taking and leaving another's place does not change it. */
  ouverteLe: Date
  expireLe: Date
  acteur: Acteur
  institution: InstitutionDeSession | null
  /** The sign-on that opened it and can also sign out (its id token is kept). */
  fournisseur: Acces | null
  /** A keeper without a second factor does nothing before it has one. */
  facteurRequis: boolean
  /** When the person last proved who they are; null for a remembered browser, or a program. */
  prouveeLe: Date | null
  /** The token of a program that acts as this account; null for a person. */
  jetonId: number | null
  /** A program's token that only reads. */
  lectureSeule: boolean
  /** The rights that a token may write with, among those of its account. */
  enEcriture: readonly Autorite[]
}

/** What one request carries to its use case. */
export interface Ctx {
  deps: Deps
  session: Session | null
  requestId: string
  ip: string
  userAgent: string
  /** Where browsers reach the register, without a final slash. */
  baseUrl: string
  /** The browser says that another site sent it here. */
  depuisAilleurs: boolean
  modalite: 'ECRAN' | 'API' | 'TRAITEMENT'
  /** The client certificate that the proxy verified; null for nearly everybody. */
  certificat: IdentiteCertificat | null
  /** Cookies and headers that a use case sets (sessions, error and warning headers). */
  reply: ReplyPort
}

export interface ReplyPort {
  setSession(value: string, expires: Date | null): void
  clearSession(): void
  setSouvenir(value: string, expires: Date): void
  clearSouvenir(): void
  readSession(): string | null
  readSouvenir(): string | null
  /**
   * Binds an institutional sign-on to the browser that started it: the only cookie that comes back
   * from another site.
   */
  setNavigateurClavis(value: string, expires: Date): void
  readNavigateurClavis(): string | null
  /** Names what the notaries' sign-on said of a person who has no account yet. */
  setPresentation(value: string, expires: Date): void
  clearPresentation(): void
  readPresentation(): string | null
  errorHeader(text: string): void
  warningHeader(text: string): void
  /** The demonstration certificate that the browser presents; '' for none. */
  /** Names the device, for the sign-ins to come. */
  setAppareil(value: string): void
  readAppareil(): string | null
  /** Names a sign-in that waits for its second factor. */
  setAttente(value: string, expires: Date): void
  clearAttente(): void
  readAttente(): string | null
  setCertificatDemo(nom: string): void
  readCertificatDemo(): string
}

/** Whoever acts: a request, or a job that carries on what a person has asked. */
type AvecSession = Pick<Ctx, 'session'>

/** The session of a request whose access is not public. Throws `non-connecte`. */
export const sessionOf = (ctx: AvecSession): Session => {
  if (!ctx.session) throw new RegisterError('non-connecte')
  return ctx.session
}

/** Whom a call counts for where many wait: its account, or the network of a visitor. */
export const callerOf = ({ session, ip }: Pick<Ctx, 'session' | 'ip'>): Caller =>
  session
    ? { qui: `u${session.utilisateurId}`, visiteur: false }
    : { qui: reseauDe(ip), visiteur: true }

/** The actor of the request; throws `non-connecte`. */
export const acteurOf = (ctx: AvecSession): Acteur => sessionOf(ctx).acteur

/**
 * The establishment of the signed-in declarant. Throws `acces-non-autorise` for accounts without
 * one.
 */
export const tenantOf = (ctx: AvecSession): number => {
  const { teledeclarantId } = acteurOf(ctx)
  if (teledeclarantId === null) throw new RegisterError('acces-non-autorise')
  return teledeclarantId
}
