import { type Ctx, tenantOf } from '../../platform/context.ts'
import { successionsDe } from './successeur.repository.ts'

/** The co-ownerships that leaving syndics say this establishment follows them in. */
export const listerSuccessions = async (ctx: Ctx) =>
  (await successionsDe(ctx.deps.db, tenantOf(ctx))).map((row) => ({
    coproprieteId: row.copropriete_id,
    numeroImmatriculation: row.numero ?? '',
    nomCopropriete: row.nom,
    adressePrincipale: row.adresse,
    declarant: row.declarant,
    datePriseFonction: row.date_prise_fonction,
    demandee: row.demandee === true,
  }))
