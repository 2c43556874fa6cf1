import { adresseUnique, domaineDe, type LimitesCourriel, reseauDe } from '@registre/domain'
import type { Ctx } from './context.ts'
import { compterEssai, empreinteDe } from './echecs.ts'

const JOUR_MS = 86_400_000

/**
 * Counts a mail that a visitor causes: per recipient, aliases together, per recipient's domain and
 * per sender's network, over a day. Gives what is exceeded, null when the mail may leave.
 */
export const depasser = async (
  { deps: { db, clock }, ip }: Pick<Ctx, 'deps' | 'ip'>,
  usage: string,
  email: string,
  limites: LimitesCourriel,
): Promise<keyof LimitesCourriel | null> => {
  const cles: Record<keyof LimitesCourriel, string> = {
    reseau: reseauDe(ip),
    destinataire: empreinteDe(adresseUnique(email)),
    domaine: domaineDe(email),
  }
  for (const quoi of ['destinataire', 'domaine', 'reseau'] as const) {
    const essais = await compterEssai(db, {
      cle: `${usage}-${quoi}:${cles[quoi]}`,
      maintenant: clock.now(),
      fenetreMs: JOUR_MS,
    })
    if (essais > limites[quoi]) return quoi
  }
  return null
}
