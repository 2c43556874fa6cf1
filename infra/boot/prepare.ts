import { checkDurability, createDb, migrate } from '@registre/db'
import { creerCertificatsDemo, lierCertificatsDemo, seedDemo, seedReference } from '@registre/seed'
import { DOSSIER_CERTIFICATS, DOSSIER_FICHIERS, demonstration, dire } from './house.ts'

/** Brings a database to the present: migrations, reference data, and the demonstration where it is allowed. */
export const preparerBase = async (url: string, avecDemonstration: boolean = demonstration): Promise<void> => {
  await migrate(url, { onProgress: (ligne) => dire(`      ${ligne}`) })
  const db = createDb({ url, applicationName: 'registre-preparation', max: 4 })
  try {
    for (const avertissement of await checkDurability(db.pool)) dire(`      Attention — ${avertissement}`)
    if (await seedReference(db)) dire('      communes, départements, régions et intercommunalités chargés')
    if (!avecDemonstration) return
    const bilan = await seedDemo(db, { dossierFichiers: DOSSIER_FICHIERS })
    await creerCertificatsDemo(DOSSIER_CERTIFICATS)
    await lierCertificatsDemo(db, DOSSIER_CERTIFICATS)
    if (bilan) dire(`      données de démonstration : ${bilan.coproprietes} copropriétés, ${bilan.documents} justificatifs`)
  } finally {
    await db.close()
  }
}
