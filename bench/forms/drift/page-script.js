// What a drifted page brings along: lists that open and close, and fields in shadow roots and frames that are sent with the form.
(() => {
  const inside = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      if (element.shadowRoot) return [element.shadowRoot, ...inside(element.shadowRoot)];
      const page = element.tagName === 'IFRAME' ? element.contentDocument : null;
      return page ? [page, ...inside(page)] : [];
    });
  function around(event, role) {
    return event.composedPath().find((node) => node.getAttribute?.('role') === role);
  }
  document.addEventListener('click', (event) => {
    const option = around(event, 'option');
    const shown = around(event, 'combobox');
    if (option) {
      const list = option.parentNode;
      const button = list.previousElementSibling;
      button.firstElementChild.textContent = option.textContent;
      list.nextElementSibling.value = option.dataset.value;
      for (const other of list.children) other.setAttribute('aria-selected', String(other === option));
      list.hidden = true;
      button.setAttribute('aria-expanded', 'false');
    } else if (shown) {
      const list = shown.nextElementSibling;
      list.hidden = !list.hidden;
      shown.setAttribute('aria-expanded', String(!list.hidden));
    }
  });
  document.addEventListener('formdata', ({ formData }) => {
    for (const root of inside(document))
      for (const field of root.querySelectorAll('input, textarea, select')) {
        if (!field.name || (['radio', 'checkbox'].includes(field.type) && !field.checked)) continue;
        if (field.type === 'file') for (const file of field.files) formData.append(field.name, file);
        else formData.append(field.name, field.value);
      }
  });
  if (window.frameElement)
    window.addEventListener('load', () => {
      window.frameElement.style.height = `${document.body.scrollHeight + 260}px`;
    });
})();
