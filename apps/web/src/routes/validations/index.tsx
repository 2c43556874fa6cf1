import { Button } from '@registre/ui'
import { LABELS_TYPE_DEMANDE } from '@registre/domain'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { lireCriteres } from './-pieces/criteres.ts'
import { LIBELLES_VUE, vueDe } from './-pieces/vues.ts'
import { derniereFile } from './-pieces/derniere-file.ts'
import { FileTeneurs } from './-pieces/FileTeneurs.tsx'
import { NouvellesDemandes } from './-pieces/NouvellesDemandes.tsx'
import { RechercheDemandes } from './-pieces/RechercheDemandes.tsx'
import { VuesFile } from './-pieces/VuesFile.tsx'
import { usePlusUrgente } from '../../components/validation/use-plus-urgente.ts'
import { useRaccourcis } from '../../components/validation/use-raccourcis.ts'
import { VuesGardees } from '../../components/liste/VuesGardees.tsx'
import '../../components/validation/icones.css'
import '../../components/validation/validation.css'
import './-pieces/file.css'

const FileDesDemandes = () => {
  const criteres = Route.useSearch()
  const { href, pathname } = useLocation()
  const { traiter, enCours } = usePlusUrgente(criteres.type)
  const vue = vueDe(criteres)
  useRaccourcis({ t: traiter })
  usePageTitle({
    titre: criteres.type
      ? `Demandes à valider : ${LABELS_TYPE_DEMANDE[criteres.type]}`
      : vue === 'a-traiter'
        ? null
        : `Demandes à valider : ${LIBELLES_VUE[vue]}`,
  })
  // The address changes before the screen does: only the queue's own is kept.
  useEffect(() => {
    if (pathname === '/validations') derniereFile.set(href)
  }, [href, pathname])
  return (
    <>
      <div className="rc-file__tete">
        <h1>Demandes à valider</h1>
        <NouvellesDemandes />
        <Button aria-disabled={enCours} onClick={traiter}>
          Traiter la plus urgente
        </Button>
      </div>
      <VuesFile criteres={criteres} />
      <VuesGardees de="file" />
      {vue === 'toutes' ? (
        <RechercheDemandes criteres={criteres} />
      ) : (
        <FileTeneurs key={vue} vue={vue} criteres={criteres} />
      )}
    </>
  )
}

export const Route = createFileRoute('/validations/')({
  staticData: { titre: 'Demandes à valider', autorites: ['VALIDER_RATTACHEMENT_DECLARATION'] },
  validateSearch: lireCriteres,
  component: FileDesDemandes,
})
