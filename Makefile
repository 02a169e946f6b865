# A thin alias of tool.py, for those whose fingers type make.
.PHONY: test build bench
test build bench:
	python3 tool.py $@
