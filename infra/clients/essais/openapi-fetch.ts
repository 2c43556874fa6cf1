import createClient from 'openapi-fetch'
import type { paths } from './engendre/schema.d.ts'
import { comptesApprouves } from './comptes.ts'

// An integrator's program, with the types that openapi-typescript makes of the published document.

const client = createClient<paths>({
  baseUrl: process.env['REGISTRE_URL'] ?? '',
  headers: { authorization: `Bearer ${process.env['REGISTRE_JETON']}` },
})

const coproprieteId = Number(process.argv[2])
const ouverte = await client.POST('/api/mises-a-jour', {
  body: { coproprieteId, type: 'ANNUELLE' },
})
if (!ouverte.data) throw new Error(ouverte.error.message)
const { id, version, typeImmat, immatCopropriete } = ouverte.data
const donneesFinancieres = comptesApprouves(immatCopropriete.donneesFinancieres)

const deposer = (confirmations: string[]) =>
  client.PUT('/api/coproprietes/declaration/{flag}/{x}', {
    params: { path: { flag: 'true', x: Number(id) } },
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
if (!deposee.data) throw new Error(deposee.error.message)
process.stdout.write(`${deposee.data.nomCopropriete}\n`)
