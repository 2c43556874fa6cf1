import type { Registre } from './register.ts'

/** A co-ownership of the demonstration whose syndic files a standard update after its annual one. */
export const mettreAJourApresAnnuelle = async (
  r: Registre,
): Promise<{ id: number; version: number }> => {
  const [trouvee] = await r.db.query<{ id: number; syndic: number }>(
    `select c.id, c.teledeclarant_id as syndic from copropriete c join teledeclarant t on t.id = c.teledeclarant_id
     where c.etat = 'IMMATRICULEE_RATTACHEE' and c.date_derniere_maj_annuelle is not null and t.type = 'PRO'
     and exists (select from declaration d where d.copropriete_id = c.id and d.etat = 'AVANT_DECLARATION_ANNUELLE')
     and not exists (select from declaration d where d.copropriete_id = c.id and d.etat in ('BROUILLON', 'A_VALIDER')) order by c.id limit 1`,
  )
  if (!trouvee) throw new Error('no annual update in the demonstration')
  const { api } = await r.personne('TELE_PRO_ADMIN_PRINC', trouvee.syndic)
  const maj = await api.commencerMiseAJour({
    body: { coproprieteId: trouvee.id, type: 'STANDARD' },
  })
  await api.enregistrerDeclaration({
    params: { flag: 'true', x: maj.id ?? 0 },
    body: {
      id: maj.id,
      version: maj.version,
      typeImmat: maj.typeImmat,
      immatCopropriete: {},
      confirmations: maj.controle.aConfirmer.map((e) => e.code),
    },
  })
  const [lue] = await r.db.query<{ version: number }>(
    `select version from copropriete where id = $1`,
    [trouvee.id],
  )
  return { id: trouvee.id, version: lue?.version ?? 0 }
}
