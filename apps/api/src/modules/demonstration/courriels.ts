import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type CourrielRow, lireCourriel, listerCourriels } from './demonstration.repository.ts'

const versCourriel = ({ id, a, objet, recu_le }: CourrielRow) => ({
  id,
  a,
  objet,
  recuLe: recu_le.toISOString(),
})

/** Mails of the demonstration mailbox, latest first; `destinataire` narrows. */
export const listerCourrielsDemo = async (ctx: Ctx, destinataire: string) =>
  (await listerCourriels(ctx.deps.db, destinataire)).map(versCourriel)

/** One mail with its two forms. Throws `introuvable`. */
export const lireCourrielDemo = async (ctx: Ctx, id: number) => {
  const row = await lireCourriel(ctx.deps.db, id)
  if (!row) throw new RegisterError('introuvable')
  return { ...versCourriel(row), texte: row.texte, html: row.html }
}

/** The formatted mail by itself, for a sandboxed frame. Throws `introuvable`. */
export const afficherCourrielDemo = async (ctx: Ctx, id: number) => {
  const { html, objet } = await lireCourrielDemo(ctx, id)
  return { nom: `${objet}.html`, contenu: new TextEncoder().encode(html), cadre: true }
}
