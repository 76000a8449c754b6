/** Replaces the picture with the provider's frame after a click. */
function show(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe')
  // Set before `src`: a frame uses the attributes that it has when it starts to load.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = link.dataset.title ?? ''
  frame.className = 'film'
  frame.src = link.dataset.frame as string
  link.replaceWith(frame)
  frame.focus()
}

document.addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
  // A click that opens a new tab goes to the provider's page.
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  show(link)
})
