import type { plateforme } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { afficherCourrielDemo, lireCourrielDemo, listerCourrielsDemo } from './courriels-demo.ts'
import { lireConfiguration } from './lire-configuration.ts'

export const plateformeHandlers: Handlers<typeof plateforme> = {
  lireConfiguration: (ctx) => lireConfiguration(ctx),
  listerCourrielsDemo: (ctx, { query }) => listerCourrielsDemo(ctx, query.a ?? ''),
  lireCourrielDemo: (ctx, { params }) => lireCourrielDemo(ctx, params.id),
  afficherCourrielDemo: (ctx, { params }) => afficherCourrielDemo(ctx, params.id),
}
