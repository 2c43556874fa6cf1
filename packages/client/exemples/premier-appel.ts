import { ApiError, ouvrirRegistre } from '../src/index.ts'

const registre = ouvrirRegistre({
  url: process.env['REGISTRE_URL'] ?? 'http://127.0.0.1:3000',
  jeton: process.env['REGISTRE_JETON'] ?? '',
})

try {
  const { raisonSociale } = await registre.lireCompte()
  const { resultats } = await registre.repererCoproprietes({ body: { numeros: ['AA0-000-001'] } })
  console.log(`${raisonSociale} : ${resultats[0]?.coproprietes[0]?.nom}`)
} catch (erreur) {
  if (!(erreur instanceof ApiError)) throw erreur
  // Le code est stable : c’est lui qu’un programme lit. Le message est une phrase pour une
  // personne.
  console.error(`${erreur.problem.code} : ${erreur.problem.message}`)
  for (const { champ, code, message } of erreur.problem.champs ?? [])
    console.error(`  ${champ} [${code}] ${message}`)
  process.exitCode = 1
}
