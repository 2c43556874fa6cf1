import { afficherCode, type Service, type Silences } from '@registre/domain'
import { racineDe } from '../../../platform/adresse.ts'
import type { Settings } from '../../../platform/env.ts'
import { cleDeGraine } from '../../../platform/cle-courriel.ts'
import { codeDeGraine } from '../../../platform/code-activation.ts'
import { type ReglagesService, serviceDe } from '../../../platform/service.ts'
import { type SecretSettings, secretsOf } from '../../../platform/secrets.ts'

/** Where the web client shows things: the addresses that mails give. */
export interface Liens {
  accueil: string
  /** The list of a syndic's own co-ownerships. */
  portefeuilleDuSyndic: string
  /** The programs of one's establishment that the register tells. */
  webhooks: string
  /** What became of a portfolio. */
  portefeuille(portefeuilleId: number): string
  fiche(coproprieteId: number): string
  brouillon(declarationId: number): string
  /** Where the syndic in office answers its predecessor's update. */
  declarationPredecesseur(declarationId: number): string
  mandatsARenouveler: string
  rattacher: string
  /** An attachment request of one's own, to answer a clarification. */
  rattachement(numero: string, idMandat: number): string
  /** Where the syndic in place reads a request, and contests it. */
  /** Where a dissolution is declared, and said again. */
  dissolution(coproprieteId: number): string
  contester(coproprieteId: number): string
  motDePasseOublie: string
  /** The page that makes, or stops, a change of e-mail, with the key of this seed. */
  confirmerAdresse(graine: string): string
  arreterAdresse(graine: string): string
  /** The page that stops the reset of a second factor, with the key of this seed. */
  arreterFacteurs(graine: string): string
  /** Where an attachment to a co-ownership is asked for. */
  seRattacher(numero: string): string
  /** The page where a declared successor opens its account, with the key of this seed. */
  compteSuccesseur(graine: string): string
  /** The page where a password is chosen, with the key of this seed. */
  choisirMotDePasse(graine: string): string
  /** The page where a first password is chosen, with the key of this seed. */
  activerCompte(graine: string): string
  /** The code that a letter of this seed carries. */
  codeActivation(graine: string): string
  connexion: string
  monEtablissement: string
  mesComptes: string
  /** The page where a request to join a firm is confirmed, and where the code of its letter is typed. */
  rejoindre(graine: string): string
  codeArrivee(graine: string): string
  /** That page, as a letter to the seat names it. */
  pageRejoindre: string
  /** The account of a person of an establishment, or of a keeper, as keepers open it. */
  compte(compteId: number, teledeclarantId: number | null): string
  /** Where a keeper reads a message of the contact form. */
  reclamation(id: number): string
  aide: string
  contact: string
  confirmerAbonnement(graine: string): string
  seDesabonner(graine: string): string
  fichePublique(numero: string): string
  /** The pages where following a sheet begins (or goes on), and where it stops. */
  suivre(graine: string): string
  arreterSuivi(graine: string): string
  newsletter(fileName: string): string
  newsletters: string
  /** The page where the code received by post is typed. */
  activationTeledeclarant: string
  /** The service that decides, how its decisions are contested, what its silence is worth. */
  service: Service
  recours: string
  silences: Silences
}

/**
 * Addresses under PUBLIC_URL, or under the name of this machine when it is not set: a passkey belongs
 * to a name, browsers refuse it on 127.0.0.1.
 */
export const creerLiens = ({
  PORT,
  ...reglages
}: Pick<Settings, 'PUBLIC_URL' | 'PORT'> & Partial<ReglagesService> & SecretSettings): Liens => {
  const secrets = secretsOf(reglages)
  const base = racineDe(reglages) ?? `http://localhost:${PORT}`
  return {
    ...serviceDe(reglages),
    accueil: `${base}/`,
    portefeuilleDuSyndic: `${base}/copropriete/portefeuille`,
    webhooks: `${base}/compte/logiciels`,
    portefeuille: (portefeuilleId) => `${base}/copropriete/depot-groupe?depot=${portefeuilleId}`,
    fiche: (coproprieteId) => `${base}/copropriete/fiche/${coproprieteId}`,
    brouillon: (declarationId) =>
      `${base}/immatriculer-copropriete/recapitulatif?id=${declarationId}`,
    rattacher: `${base}/rattacher-une-copropriete`,
    rattachement: (numero, idMandat) =>
      `${base}/rattacher-une-copropriete/edit?numero=${numero}&idMandat=${idMandat}`,
    dissolution: (coproprieteId) =>
      `${base}/copropriete/declarer-une-dissolution?id=${coproprieteId}`,
    contester: (coproprieteId) => `${base}/rattacher-une-copropriete/contester/${coproprieteId}`,
    declarationPredecesseur: (declarationId) =>
      `${base}/copropriete/declaration-predecesseur/${declarationId}`,
    mandatsARenouveler: `${base}/copropriete?filter=renouveler-mandat`,
    confirmerAdresse: (graine) => `${base}/compte/adresse?cle=${cleDeGraine(secrets, graine)}`,
    arreterAdresse: (graine) => `${base}/compte/adresse?arret=${cleDeGraine(secrets, graine)}`,
    arreterFacteurs: (graine) =>
      `${base}/compte/adresse?arretFacteurs=${cleDeGraine(secrets, graine)}`,
    motDePasseOublie: `${base}/compte/mot-de-passe-oublie`,
    activerCompte: (graine) => `${base}/compte/activate?key=${cleDeGraine(secrets, graine)}`,
    codeActivation: (graine) => afficherCode(codeDeGraine(secrets, graine)),
    connexion: `${base}/compte`,
    monEtablissement: `${base}/compte/monetablissement`,
    mesComptes: `${base}/compte/mes-comptes-utilisateurs`,
    rejoindre: (graine) => `${base}/compte/rejoindre?cle=${cleDeGraine(secrets, graine)}`,
    codeArrivee: (graine) => `${base}/compte/rejoindre?code=${cleDeGraine(secrets, graine)}`,
    pageRejoindre: `${base}/compte/rejoindre`,
    compte: (compteId, teledeclarantId) =>
      teledeclarantId === null
        ? `${base}/compte/mes-comptes-utilisateurs/${compteId}`
        : `${base}/teledeclarants/comptes-utilisateurs/${teledeclarantId}/${compteId}`,
    reclamation: (id) => `${base}/reclamations-recues/${id}`,
    aide: `${base}/aide`,
    contact: `${base}/aide/formulaire`,
    confirmerAbonnement: (graine) =>
      `${base}/newsletter/confirmer?cle=${cleDeGraine(secrets, graine)}`,
    seDesabonner: (graine) =>
      `${base}/newsletter/desabonnement?cle=${cleDeGraine(secrets, graine)}`,
    fichePublique: (numero) => `${base}/annuaire/${numero}`,
    suivre: (graine) => `${base}/suivi/confirmer?cle=${cleDeGraine(secrets, graine)}`,
    arreterSuivi: (graine) => `${base}/suivi/arreter?cle=${cleDeGraine(secrets, graine)}`,
    newsletter: (fileName) =>
      `${base}/api/public/newsletter/telechargerNewsletter?fileName=${encodeURIComponent(fileName)}`,
    newsletters: `${base}/newsletter`,
    activationTeledeclarant: `${base}/compte/activation`,
    seRattacher: (numero) =>
      `${base}/rattacher-une-copropriete/edit?numero=${encodeURIComponent(numero)}`,
    compteSuccesseur: (graine) => `${base}/compte/successeur?cle=${cleDeGraine(secrets, graine)}`,
    choisirMotDePasse: (graine) =>
      `${base}/compte/mot-de-passe?cle=${cleDeGraine(secrets, graine)}`,
  }
}
