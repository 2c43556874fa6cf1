import { client } from './engendre/hey/client.gen.ts'
import { commencerMiseAJour, enregistrerDeclaration } from './engendre/hey/sdk.gen.ts'
import { comptesApprouves } from './comptes.ts'

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
const donneesFinancieres = comptesApprouves(immatCopropriete.donneesFinancieres)

const deposer = (confirmations: string[]) =>
  enregistrerDeclaration({
    path: { flag: 'true', x: Number(id) },
    body: {
      id,
      version,
      typeImmat,
      immatCopropriete: { donneesFinancieres },
      confirmations,
    },
  })

let deposee = await deposer([])
if (deposee.error?.code === 'confirmation-requise')
  deposee = await deposer((deposee.error.champs ?? []).map((c) => c.code))
if (!deposee.data) throw new Error(deposee.error?.message)
process.stdout.write(`${deposee.data.nomCopropriete}\n`)
