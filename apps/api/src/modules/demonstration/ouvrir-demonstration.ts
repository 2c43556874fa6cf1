import { type Db, DOMAINE_DEMO } from '@registre/db'
import { geocodageEmbarque } from '@registre/demonstration/adresses'
import { MOT_DE_PASSE_DEMO } from '@registre/demonstration/comptes'
import { rnbEmbarque } from '@registre/demonstration/rnb'
import { codeDemo, codeDemoJuste } from '@registre/demonstration/second-facteur'
import { sireneEmbarquee } from '@registre/demonstration/sirene'
import { DOSSIER_VIDEOS, nomsDesVideos } from '@registre/demonstration/videos'
import { secondFacteurObligatoire } from '@registre/domain'
import type { Demonstration } from '../../platform/context.ts'
import type { Settings } from '../../platform/env.ts'
import { mailerBoite } from './boite.ts'
import { lireCertificatDemo } from './certificats.ts'
import { deposerCourriel, listerComptes } from './demonstration.repository.ts'

/**
 * What stands for the world outside in a demonstration: invented streets and companies, a mailbox,
 * certificates. Production images contain neither this folder nor packages/demonstration.
 */
export const ouvrirDemonstration = (settings: Settings, db: Pick<Db, 'query'>): Demonstration => ({
  geocodage: geocodageEmbarque(),
  sirene: sireneEmbarquee(),
  rnb: rnbEmbarque(),
  mailer: mailerBoite(settings.COURRIEL_EXPEDITEUR, (courriel) => deposerCourriel(db, courriel)),
  certificatDe: (request) => lireCertificatDemo(settings, request),
  listerComptes: () => listerComptes(db),
  videos: { dossier: DOSSIER_VIDEOS, noms: nomsDesVideos() },
  motDePasse: MOT_DE_PASSE_DEMO,
  code: codeDemo,
  codeJuste: ({ login, profil }, code, quand) =>
    login.endsWith(DOMAINE_DEMO) && secondFacteurObligatoire(profil) && codeDemoJuste(code, quand),
})
