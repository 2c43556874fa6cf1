import * as z from 'zod'
import { operation } from './operation.ts'
import { dateFr } from './primitives/index.ts'

export const configuration = {
  lireConfiguration: operation('GET', '/api/public/configuration', {
    access: 'public',
    summary: 'Ce que l’interface doit savoir de l’installation',
    response: z.object({
      version: z.string(),
      demonstration: z.boolean(),
      /** Day that the register takes for today, in a rehearsal; null otherwise. */
      jourDeReference: dateFr,
      comptesDemo: z.array(
        z.object({ login: z.string(), profil: z.string(), libelle: z.string() }),
      ),
      motDePasseDemo: z.string(),
      /** The code of the second factor that the keepers of the demonstration share; '' elsewhere. */
      codeDemo: z.string(),
      /** Presentation videos of the homes; empty where the operator provides none. */
      videosAccueil: z.object({
        visiteurs: z.string(),
        notaires: z.string(),
        institutions: z.string(),
      }),
      /** Features that the operator announces as available soon. */
      fonctionsAVenir: z.array(z.string()),
      /** Videos of the tutorials that the operator provides, by tutorial. */
      videosTutoriels: z.array(z.object({ tutoriel: z.string(), src: z.string() })),
      /** Telephone of the help and its hours; empty where the operator answers none. */
      aide: z.object({ telephone: z.string(), horaires: z.string() }),
      /** The service that decides, in lines, and how its decisions are contested. */
      service: z.array(z.string()),
      recours: z.string(),
      /** Maps: the land register is asked for outlines of parcels; whose plan is under them, '' for none. */
      carte: z.object({ cadastre: z.boolean(), plan: z.string() }),
      /** Where a person gives an opinion once a procedure is done; empty where the operator has no address for it. */
      satisfaction: z.string(),
      /** The accessibility audit that the operator signed: its rate in percent, its day, who made it; null before. */
      auditAccessibilite: z
        .object({ taux: z.number(), mention: z.string(), jour: dateFr, par: z.string() })
        .nullable(),
      /** Who publishes and hosts the site; empty where the operator has not said. */
      mentions: z.object({ editeur: z.string(), directeur: z.string(), hebergeur: z.string() }),
    }),
  }),
}
