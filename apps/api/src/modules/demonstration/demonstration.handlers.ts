import type { demonstration } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { listerLettresEtablies } from '../courriers/lister-courriers.ts'
import { lireLettre } from '../courriers/telecharger-courrier.ts'
import { listerCertificatsDemo, presenterCertificatDemo } from './certificats.ts'
import { afficherCourrielDemo, lireCourrielDemo, listerCourrielsDemo } from './courriels.ts'

export const demonstrationHandlers: Handlers<typeof demonstration> = {
  listerCertificatsDemo: (ctx) => listerCertificatsDemo(ctx),
  presenterCertificatDemo: (ctx, { body }) => presenterCertificatDemo(ctx, body.nom),
  listerCourriersDemo: (ctx) => listerLettresEtablies(ctx.deps),
  telechargerCourrierDemo: async (ctx, { params }) => (await lireLettre(ctx, params.id)).fichier,
  listerCourrielsDemo: (ctx, { query }) => listerCourrielsDemo(ctx, query.a ?? ''),
  lireCourrielDemo: (ctx, { params }) => lireCourrielDemo(ctx, params.id),
  afficherCourrielDemo: (ctx, { params }) => afficherCourrielDemo(ctx, params.id),
}
