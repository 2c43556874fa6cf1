import type { gestion } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { enregistrerVue, listerVues, supprimerVue } from '../vues/vues.ts'
import { listerAFaire } from './a-faire.ts'
import { affecterCoproprietes } from './affecter-coproprietes.ts'
import { exporterGerees } from './exporter-gerees.ts'
import { compterGerees, rechercherGerees } from './rechercher-gerees.ts'
import { preparerRenouvellements, renouvelerMandats } from './renouveler-mandats.ts'

export const gestionHandlers: Handlers<typeof gestion> = {
  rechercherGerees: (ctx, { body }) => rechercherGerees(ctx, body),
  compterGerees: (ctx) => compterGerees(ctx),
  listerAFaire: (ctx) => listerAFaire(ctx),
  exporterGerees: (ctx, { body }) => exporterGerees(ctx, body),
  listerVuesGestion: (ctx) => listerVues(ctx),
  enregistrerVueGestion: (ctx, { body }) => enregistrerVue(ctx, body),
  supprimerVueGestion: (ctx, { params }) => supprimerVue(ctx, params.id),
  affecterCoproprietes: (ctx, { body }) => affecterCoproprietes(ctx, body),
  preparerRenouvellements: (ctx, { body }) => preparerRenouvellements(ctx, body),
  renouvelerMandats: (ctx, { body }) => renouvelerMandats(ctx, body),
}
