import type { administration } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { annulerImmatriculation } from './annuler-immatriculation.ts'
import { declarerErreur } from './declarer-erreur.ts'
import { revenirSurDecision } from './revenir-sur-decision.ts'
import { retirerMajAnnuelle } from './retirer-maj-annuelle.ts'
import { supprimerDeclarations } from './supprimer-declarations.ts'
import { supprimerCopropriete } from './supprimer-copropriete.ts'

export const administrationHandlers: Handlers<typeof administration> = {
  supprimerCopropriete: (ctx, { params, body }) =>
    supprimerCopropriete(ctx, { ...body, ...params }),
  annulerImmatriculation: (ctx, { params, body }) =>
    annulerImmatriculation(ctx, { ...body, ...params }),
  revenirSurDecision: (ctx, { params, body }) => revenirSurDecision(ctx, { ...body, ...params }),
  supprimerDeclarations: (ctx, { body: { idCopropriete, ...acte } }) =>
    supprimerDeclarations(ctx, { id: idCopropriete, ...acte }),
  retirerMajAnnuelle: (ctx, { params, body }) => retirerMajAnnuelle(ctx, { ...body, ...params }),
  declarerErreur: (ctx, { params, query }) => declarerErreur(ctx, { ...params, ...query }),
}
