/** Writes each longer word three times without a space, as long as the words of German forms. */
export function lengthenWords(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replace(
      /\p{L}{4,}/gu,
      word => word + word.toLowerCase().repeat(2),
    )
}
