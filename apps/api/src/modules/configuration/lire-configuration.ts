import { LABELS_PROFIL, mentionRgaa, PROFILS } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { serviceDe } from '../../platform/service.ts'
import { today } from '../../platform/clock.ts'
import { VIDEOS_DEMO } from '../../platform/videos-demo.ts'
import { VERSION } from '../../platform/version.ts'

/** The videos that the operator gives for tutorials, tutoriel=/chemin, separated by commas. */
const videosReglees = (reglage: string) =>
  reglage
    .split(',')
    .filter((v) => v !== '')
    .map((v) => ({ tutoriel: v.slice(0, v.indexOf('=')), src: v.slice(v.indexOf('=') + 1) }))

/**
 * What the client must know of the installation: its version and, outside production, the
 * demonstration accounts. The demonstration shows its own videos where none is set.
 */
export const lireConfiguration = async ({ deps }: Ctx) => {
  const { service, recours } = serviceDe(deps.settings)
  const audit = deps.settings.ACCESSIBILITE_AUDIT
  const filmees = (deps.demonstration?.videos.noms ?? []).map((tutoriel) => ({
    tutoriel,
    src: `${VIDEOS_DEMO}${tutoriel}.webm`,
  }))
  const accueil = (reglee: string, nom: string): string =>
    reglee || (filmees.find((v) => v.tutoriel === nom)?.src ?? '')
  const comptes = (await deps.demonstration?.listerComptes()) ?? []
  return {
    version: VERSION,
    demonstration: deps.demonstration !== null,
    jourDeReference: deps.settings.JOUR_DE_REFERENCE ? today(deps.clock) : null,
    comptesDemo: comptes
      .toSorted(
        (a, b) =>
          PROFILS.indexOf(a.profil) - PROFILS.indexOf(b.profil) || a.login.localeCompare(b.login),
      )
      .map(({ login, profil }) => ({ login, profil, libelle: LABELS_PROFIL[profil] })),
    motDePasseDemo: comptes.length > 0 ? (deps.demonstration?.motDePasse ?? '') : '',
    codeDemo: comptes.length > 0 ? (deps.demonstration?.code(deps.clock.now()) ?? '') : '',
    videosAccueil: {
      visiteurs: accueil(deps.settings.VIDEO_VISITEURS, 'visiteurs'),
      notaires: accueil(deps.settings.VIDEO_NOTAIRES, 'notaires'),
      institutions: accueil(deps.settings.VIDEO_INSTITUTIONS, 'institutions'),
    },
    fonctionsAVenir: deps.settings.FONCTIONS_A_VENIR.split(';')
      .map((titre) => titre.trim())
      .filter((titre) => titre !== ''),
    videosTutoriels:
      deps.settings.VIDEOS_TUTORIELS === ''
        ? filmees
        : videosReglees(deps.settings.VIDEOS_TUTORIELS),
    aide: { telephone: deps.settings.AIDE_TELEPHONE, horaires: deps.settings.AIDE_HORAIRES },
    service: [...service],
    recours,
    carte: {
      cadastre: deps.demonstration !== null || Boolean(deps.settings.GEOCODAGE_URL),
      plan: deps.settings.PLAN_URL ? deps.settings.PLAN_SOURCE : '',
    },
    satisfaction: deps.settings.SATISFACTION_LIEN ?? '',
    auditAccessibilite: audit && { ...audit, mention: mentionRgaa(audit.taux) },
    mentions: {
      editeur: deps.settings.MENTIONS_EDITEUR,
      directeur: deps.settings.MENTIONS_DIRECTEUR,
      hebergeur: deps.settings.MENTIONS_HEBERGEUR,
    },
  }
}
