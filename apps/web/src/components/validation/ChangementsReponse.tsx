import { champsChanges, normaliser, parseFrDate, type Instantane } from '@registre/domain'
import { DataTable } from '@registre/ui'
import { valeurLisible } from '../declaration/affichage.ts'
import { libelleDe } from '../declaration/libelles.ts'
import { formatInstant, VIDE } from '../../lib/format.ts'
import type { InfosValidation } from './types.ts'

const LIBELLES_MANDAT: Readonly<Record<string, string>> = {
  'mandat.debut': 'Début du mandat',
  'mandat.fin': 'Fin du mandat',
  'mandat.document': 'Justificatif',
}

const jour = (valeur: string | null | undefined): string => parseFrDate(valeur) ?? ''

const presentDe = ({ mandat, fiche, demande }: InfosValidation): Instantane => ({
  contenu:
    fiche.declaration && demande.type !== 'RATTACHEMENT'
      ? normaliser(fiche.declaration.immatCopropriete)
      : null,
  mandat: mandat && {
    debut: jour(mandat.dateDebut),
    fin: jour(mandat.dateFin),
    document: mandat.nomDocument || null,
  },
})

const passeDe = ({
  contenu,
  mandat,
}: NonNullable<InfosValidation['avantReponse']>): Instantane => ({
  contenu: contenu && normaliser(contenu),
  mandat: mandat && { ...mandat, debut: jour(mandat.debut), fin: jour(mandat.fin) },
})

const lire = (etat: Instantane, chemin: string): string => {
  const [bloc = '', champ = ''] = chemin.split('.')
  const porteur =
    bloc === 'mandat' ? etat.mandat : new Map(Object.entries(etat.contenu ?? {})).get(bloc)
  const valeur = new Map<string, unknown>(Object.entries(porteur ?? {})).get(champ)
  if (bloc !== 'mandat') return valeurLisible(champ, valeur)
  return typeof valeur === 'string' ? valeur.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1') : VIDE
}

/** What the declarant changed since it was asked for details, field by field; nothing before. */
export const ChangementsReponse = ({ infos }: { infos: InfosValidation }) => {
  if (!infos.avantReponse) return null
  const [avant, apres] = [passeDe(infos.avantReponse), presentDe(infos)]
  const champs = champsChanges(avant, apres)
  return (
    <section className="rc-partie" aria-labelledby="titre-changements">
      <h2 className="rc-partie__titre" id="titre-changements">
        Ce qui a changé depuis la question{' '}
        <small className="rc-partie__mention">
          {champs.length === 1 ? '1 champ' : `${champs.length} champs`}, question du{' '}
          {formatInstant(infos.avantReponse.le)}
        </small>
      </h2>
      {champs.length === 0 ? (
        <p>Rien : le déclarant a répondu par un message.</p>
      ) : (
        <DataTable
          caption="Champs changés depuis la question"
          captionHidden
          rows={champs.map((champ) => ({ champ }))}
          rowKey={({ champ }) => champ}
          columns={[
            {
              key: 'champ',
              header: 'Champ',
              rowHeader: true,
              render: ({ champ }) => LIBELLES_MANDAT[champ] ?? libelleDe(champ),
            },
            { key: 'avant', header: 'À la question', render: ({ champ }) => lire(avant, champ) },
            {
              key: 'apres',
              header: 'Maintenant',
              render: ({ champ }) => <strong>{lire(apres, champ)}</strong>,
            },
          ]}
        />
      )}
    </section>
  )
}
