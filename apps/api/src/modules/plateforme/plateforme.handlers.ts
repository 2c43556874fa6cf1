import type { plateforme } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireCourrielDemo, listerCourrielsDemo } from './courriels-demo.ts'
import { lireConfiguration } from './lire-configuration.ts'

export const plateformeHandlers: Handlers<typeof plateforme> = {
  lireConfiguration: (ctx) => lireConfiguration(ctx),
  listerCourrielsDemo: (ctx, { query }) => listerCourrielsDemo(ctx, query.a ?? ''),
  lireCourrielDemo: (ctx, { params }) => lireCourrielDemo(ctx, params.id),
}
