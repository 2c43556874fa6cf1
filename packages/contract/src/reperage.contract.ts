import * as z from 'zod'
import { dateFr, texteCourt } from './primitives/index.ts'
import { aJourPublic, identiteCopropriete } from './identite.ts'
import { operation } from './operation.ts'

const cles = z.array(texteCourt(40).min(1)).max(100).default([])

/** A registered co-ownership found by one of its keys. */
export const coproprieteReperee = z
  .object({
    ...identiteCopropriete,
    statutCopropriete: z.string(),
    sort: z.string(),
    aJour: aJourPublic,
  })
  .meta({ id: 'CoproprieteReperee' })

export const reperage = {
  repererCoproprietes: operation('POST', '/api/public/reperage', {
    access: 'public',
    lit: true,
    summary:
      'Copropriétés par numéro d’immatriculation, SIRET, parcelle (14 caractères) ou adresse de la base nationale, immatriculées et à jour ou non selon le registre : 100 clés au plus',
    body: z
      .strictObject({ numeros: cles, sirets: cles, parcelles: cles, adresses: cles })
      .refine(
        (b) => b.numeros.length + b.sirets.length + b.parcelles.length + b.adresses.length <= 100,
        { error: '100 clés au plus', path: ['numeros'] },
      )
      .refine(
        (b) => b.numeros.length + b.sirets.length + b.parcelles.length + b.adresses.length > 0,
        { error: 'Donnez au moins une clé', path: ['numeros'] },
      ),
    response: z.object({
      /** The day on which all of this is true. */
      jour: dateFr,
      resultats: z.array(
        z.object({
          critere: z.enum(['numero', 'siret', 'parcelle', 'adresse']),
          cle: z.string(),
          coproprietes: z.array(coproprieteReperee),
          tronque: z.boolean(),
        }),
      ),
    }),
    rate: 'annuaire',
  }),
}
