import { client } from './engendre/hey/client.gen.ts'
import { commencerMiseAJour, enregistrerDeclaration } from './engendre/hey/sdk.gen.ts'

// The same program with the client that @hey-api/openapi-ts makes of the published document.

client.setConfig({
  baseUrl: process.env['REGISTRE_URL'] ?? '',
  auth: () => process.env['REGISTRE_JETON'] ?? '',
  throwOnError: false,
})

const coproprieteId = Number(process.argv[2])
const { data: ouverte, error } = await commencerMiseAJour({
  body: { coproprieteId, type: 'ANNUELLE' },
})
if (!ouverte) throw new Error(error?.message)
const { id, version, typeImmat, immatCopropriete } = ouverte
const proposees = immatCopropriete.donneesFinancieres
const annee = Number((proposees.dateClotureComptes ?? '').slice(-4))

const deposer = (confirmations: string[]) =>
  enregistrerDeclaration({
    path: { flag: 'true', x: Number(id) },
    body: {
      id,
      version,
      typeImmat,
      immatCopropriete: {
        donneesFinancieres: {
          ...proposees,
          dateAg: `15/06/${annee + 1}`,
          chargesOperationsCourantes: 48_500,
          chargesOperationsExceptionnelles: 3200,
          montantDettes: 1900,
          montantImpayesCoproprietaires: 750,
          nbCoproprietairesImpayes: 2,
          montantFondTravaux: 6400,
        },
      },
      confirmations,
    },
  })

let deposee = await deposer([])
if (deposee.error?.code === 'confirmation-requise')
  deposee = await deposer((deposee.error.champs ?? []).map((c) => c.code))
if (!deposee.data) throw new Error(deposee.error?.message)
process.stdout.write(`${deposee.data.nomCopropriete}\n`)
