import { LABELS_PROFIL, PROFILS } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { serviceDe } from '../../platform/service.ts'
import { today } from '../../platform/clock.ts'
import { VERSION } from '../../platform/version.ts'

/**
 * What the client must know of the installation: its version and, outside production, the
 * demonstration accounts.
 */
export const lireConfiguration = async ({ deps }: Ctx) => {
  const { service, recours } = serviceDe(deps.settings)
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
      visiteurs: deps.settings.VIDEO_VISITEURS,
      notaires: deps.settings.VIDEO_NOTAIRES,
      institutions: deps.settings.VIDEO_INSTITUTIONS,
    },
    fonctionsAVenir: deps.settings.FONCTIONS_A_VENIR.split(';')
      .map((titre) => titre.trim())
      .filter((titre) => titre !== ''),
    videosTutoriels: deps.settings.VIDEOS_TUTORIELS.split(',')
      .filter((v) => v !== '')
      .map((v) => ({ tutoriel: v.slice(0, v.indexOf('=')), src: v.slice(v.indexOf('=') + 1) })),
    aide: { telephone: deps.settings.AIDE_TELEPHONE, horaires: deps.settings.AIDE_HORAIRES },
    service: [...service],
    recours,
    mentions: {
      editeur: deps.settings.MENTIONS_EDITEUR,
      directeur: deps.settings.MENTIONS_DIRECTEUR,
      hebergeur: deps.settings.MENTIONS_HEBERGEUR,
    },
  }
}
